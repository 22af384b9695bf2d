### Co by kdo měl právě teď.

projected-title = Kdyby hra teď skončila
projected-about = Body na stupnici a co by přidalo závěrečné bodování.
projected-now = Dosud
projected-item = { $what }: { $parts }
