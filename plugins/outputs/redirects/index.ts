import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatAddress } from '../../../model/addresses/format';
import { parseAddress, type Address } from '../../../model/addresses/parse';
import { DEFAULT_LANGUAGE } from '../../../model/languages';
import { FIRST_PAGE, isSection } from '../../../model/sections/ids';
import type { UnitManifest } from '../../../model/unit-manifest';
import type { WriteFile } from '../../files/write-file';
import { mergedPages, type MergedPages } from '../../site-pages/merged-pages';
import { checkRedirects } from './check-redirects';
import {
  htmlRules,
  jsonRules,
  netlifyNotFound,
  netlifyRules,
  nginxRules,
  type Rule,
} from './host-rules';
import { expandRedirects, parseRedirects, type Redirect } from './parse-redirects';
import { redirectPage } from './redirect-page';

export interface RedirectsInput {
  write: WriteFile;
  /** Root of the project. */
  siteDir: string;
  /** List of old addresses, from the root of the project: `config/redirects.tsv`. */
  file: string;
  /** All units of the site. */
  manifests: readonly Pick<UnitManifest, 'unit' | 'pages'>[];
  /** Further redirects, which are not in the file. */
  more?: readonly Rule[];
}

function languagesOf(pages: MergedPages): string[] {
  return [...new Set(pages.addresses.map((address) => parseAddress(address).language))];
}

/** A redirect in the languages that have its target: versions may lack some. */
function inLanguages({ from, to }: Redirect, languages: string[], pages: MergedPages): Rule[] {
  const into = (address: string, language: string) =>
    formatAddress({ ...parseAddress(address), language });
  return languages
    .map((language) => ({ from: into(from, language), to: into(to, language) }))
    .filter((rule) => pages.has(rule.to.replace(/#.*/, '')) && !pages.has(rule.from));
}

/** Rules for hosts that support them. */
function writeHostRules(write: WriteFile, rules: readonly Rule[], pages: MergedPages): void {
  const all = [...rules, ...htmlRules(pages.addresses)];
  const translated = languagesOf(pages).filter((language) => language !== DEFAULT_LANGUAGE);
  write('_redirects', netlifyRules(all) + netlifyNotFound(translated));
  write('redirects.json', jsonRules(rules));
  write('.hosting/nginx-redirects.conf', nginxRules(rules));
}

/** Checks for the first page of a version of MUI X, or of another section. */
function isFirstPage({ section, version, rest }: Address): boolean {
  return isSection(section) ? rest === FIRST_PAGE : version !== '' && rest === 'introduction';
}

/**
 * `/x/next/` leads to the introduction, `/system/` to the first page of that section; for the
 * documented version of MUI X the file has a line.
 */
function rootsOfUnits(pages: MergedPages): Rule[] {
  return pages.addresses.flatMap((to) => {
    const address = parseAddress(to);
    return isFirstPage(address) ? [{ from: formatAddress({ ...address, rest: '' }), to }] : [];
  });
}

/**
 * Checks a file of old addresses against the pages of the site, and writes them out in each language:
 * as rules for hosts that support them, and as pages that redirect by a script.
 * @throws with file and line of each redirect that leads nowhere
 */
export function writeRedirects(input: RedirectsInput): void {
  const { write, siteDir, file, manifests, more = [] } = input;
  const pages = mergedPages(manifests);
  const english = pages.addresses.filter(
    (address) => parseAddress(address).language === DEFAULT_LANGUAGE,
  );
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const found = expandRedirects(parseRedirects(text, file), english);
  checkRedirects(found, file, { pages: new Set(english), brokenTarget: pages.brokenTarget });
  const languages = languagesOf(pages);
  const rules = [
    ...found.flatMap((redirect) => inLanguages(redirect, languages, pages)),
    ...rootsOfUnits(pages),
    ...more,
  ];
  writeHostRules(write, rules, pages);
  for (const { from, to } of rules) write(`${from.slice(1)}index.html`, redirectPage(to));
}
