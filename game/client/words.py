"""Every word the player reads: Fluent messages in English, Czech and German, one file for each screen.

`words("id", name=value)` gives the sentence in the language of the moment; switching is live, so whoever shows words
asks again after `choose`. A message that is missing shows its id: ugly, and found by a test, but never a crash.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "English", "cs": "Čeština", "de": "Deutsch"}
FALLBACK = "en"

# Czech typography forbids a line that ends in a one-letter preposition or conjunction.
_LONELY_LETTER = re.compile(r"(?<!\w)([ksvzouaiKSVZOUAI]) (?=\S)")


class Words:
    def __init__(self, folder: Path, language: str = FALLBACK) -> None:
        self._folder = folder
        self._bundles: dict[str, FluentBundle] = {}
        self._plain: dict[tuple[str, str], str] = {}  # (language, id) -> sentence without variables
        self.language = FALLBACK
        self.choose(language)

    def choose(self, language: str) -> None:
        self.language = language if language in LANGUAGES else FALLBACK

    def __call__(self, message: str, **variables: Any) -> str:
        if not variables:
            key = (self.language, message)
            if key not in self._plain:
                self._plain[key] = self._format(message, {})
            return self._plain[key]
        return self._format(message, variables)

    def knows(self, message: str) -> bool:
        return any(self._bundle(language).has_message(message) for language in (self.language, FALLBACK))

    def _format(self, message: str, variables: dict[str, Any]) -> str:
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle = self._bundle(language)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    sentence = str(bundle.format_pattern(pattern, variables)[0])
                    return _LONELY_LETTER.sub("\\1\u00a0", sentence) if language == "cs" else sentence
        return message

    def _bundle(self, language: str) -> FluentBundle:
        if language not in self._bundles:
            # Isolation marks are for mixed writing directions; here they would show as boxes.
            bundle = FluentBundle([language], use_isolating=False)
            for file in sorted((self._folder / language).glob("*.ftl")):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
            self._bundles[language] = bundle
        return self._bundles[language]


def language_of_system(preferred: list[str]) -> str:
    """The first of the system's languages ("cs", "de_AT", ...) that we speak."""
    for locale in preferred:
        language = locale.replace("-", "_").split("_")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
