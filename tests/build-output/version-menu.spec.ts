import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD } from '../../e2e/fixtures/built-files';
import {
  BUILT_VERSIONS,
  builtLanguages,
  isBuilt,
  pagesOf,
} from '../../e2e/fixtures/built-versions';
import { formatAddress } from '../../model/addresses/format';
import { DOCS_SECTION, parseAddress } from '../../model/addresses/parse';
import type { KnownVersion } from '../../model/public-versions';
import { addressIn, languageIn } from '../../src/versions/address-in';

const QUERY = '?props=rows';
const HASH = '#part';

function addressOf(version: KnownVersion, language: string, page: string): string {
  const rest = page.replace(/\/$/, '');
  return formatAddress({ language, section: DOCS_SECTION, version: version.path, rest });
}

function isPage(address: string): boolean {
  return existsSync(path.join(BUILD, address, 'index.html'));
}

/** What is wrong with an entry of the menu on a page, if anything is. */
function faultOf(from: string, to: KnownVersion, pages: ReadonlySet<string>): string | undefined {
  const { href, page, isSame } = addressIn(to, from + QUERY + HASH, pages);
  const language = languageIn(to, parseAddress(from).language);
  const place = addressOf(to, language, page);
  const entry = `${from} in ${to.label}: ${href}`;
  if (!isPage(place)) return `${entry} does not exist`;
  const isThere = pages.has(`${parseAddress(from).rest}/`);
  if (isSame !== isThere) return `${entry} ${isSame ? 'is' : 'is not'} the same page`;
  return href === (isSame ? place + QUERY + HASH : place) ? undefined : `${entry} is not ${place}`;
}

for (const version of BUILT_VERSIONS) {
  for (const language of builtLanguages(version)) {
    // A build may lack some units.
    const others = BUILT_VERSIONS.filter(
      (other) => other !== version && isBuilt(other.path, languageIn(other, language)),
    );

    test(`the menu on each page of ${version.label} (${language}) leads to pages of all versions`, () => {
      const pages = [...pagesOf(version.path, language)];
      expect(pages).toContain('introduction/');
      const faults = others.flatMap((other) => {
        const listed = pagesOf(other.path, languageIn(other, language));
        return pages.flatMap(
          (page) => faultOf(addressOf(version, language, page), other, listed) ?? [],
        );
      });
      expect(faults).toEqual([]);
    });

    test(`all pages that ${version.label} lists in ${language} are there`, () => {
      const pages = [...pagesOf(version.path, language)];
      const missing = pages.filter((page) => !isPage(addressOf(version, language, page)));
      expect(missing).toEqual([]);
    });
  }
}
