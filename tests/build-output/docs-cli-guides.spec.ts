import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILD, readBuilt } from '../../e2e/fixtures/built-files';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { parseGuide } from '../../packages/docs-cli/src/migration-steps/guide';
import { RULES } from '../../packages/docs-cli/src/migration-steps/rules';
import { expect, test } from '@playwright/test';

/** The guides of all versions; those of one version may be all that a build has. */
const GUIDES = DOCS_VERSIONS.flatMap((version) =>
  Object.entries(RULES).map(([name, rules]) => {
    const address = path.posix.join('/x', version.path, 'migration', name, '/');
    return { name: `${name} of ${version.label}`, rules, address };
  }),
).filter(({ address }) => existsSync(path.join(BUILD, `${address.slice(1, -1)}.md`)));

for (const { name, rules, address } of GUIDES) {
  test(`${name}, as Markdown, has the sections that rules point to`, () => {
    const { sections } = parseGuide(address, readBuilt(`${address.slice(1, -1)}.md`));
    const found = rules.map(({ section }) => sections.find(({ id }) => id === section));
    expect(rules.filter((_, index) => !found[index]).map(({ section }) => section)).toEqual([]);
    const texts = found.map((section) => `${section?.heading} ${section?.summary}`).join('\n');
    expect(texts).not.toMatch(/[{}<>]|\]\(/);
  });
}
