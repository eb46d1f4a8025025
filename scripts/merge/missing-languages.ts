import { languagesOf, type DocsVersion } from '../../model/docs-version';
import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES } from '../../model/languages';
import type { Rule } from '../../plugins/outputs/redirects/host-rules';
import type { BuiltUnit } from './merged-site';

function rulesOf({ manifest }: BuiltUnit, version: DocsVersion): Rule[] {
  const languages = languagesOf(version);
  const missing = PREFIXED_LANGUAGES.filter((language) => !languages.includes(language));
  return missing.flatMap((language) =>
    manifest.pages.map(({ address }) => ({ from: `/${language}${address}`, to: address })),
  );
}

/**
 * Redirects from the languages that a version lacks to its English pages: readers change the version
 * in the address, and links to a version may be older than its translations.
 */
export function missingLanguageRules(
  units: readonly BuiltUnit[],
  versions: readonly DocsVersion[],
): Rule[] {
  return units
    .filter(({ language }) => language === DEFAULT_LANGUAGE)
    .flatMap((unit) => {
      const version = versions.find(({ id }) => id === unit.version);
      return version ? rulesOf(unit, version) : [];
    });
}
