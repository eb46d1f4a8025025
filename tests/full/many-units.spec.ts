import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentOf, differences } from '../../e2e/fixtures/folder-content';
import { PROJECT } from '../../e2e/fixtures/project-copy';
import type { DocsVersion } from '../../model/docs-version';
import { formatUnit, unitsOf, type Unit } from '../../model/units';
import { VERSIONS, writeUnit } from '../../scripts/merge/__tests__/generated-units';
import { mergeUnits } from '../../scripts/merge/merge-units';
import { versionsPart } from '../../scripts/merge/public-versions';
import { sitemapPart } from '../../scripts/merge/sitemap-index';
import { expect, test } from '@playwright/test';

/** The site as CONTRIBUTING.md plans it. */
const [VERSION_COUNT, PAGE_COUNT] = [10, 350];

/** A page has its HTML, Markdown, two scripts and a card, about as in a real unit. */
const KINDS = ['html', 'md', 'js', 'png'];

/** Milliseconds in which the merge must be done: it reads and links, and a real one takes as long. */
const LIMIT = 60_000;

const FOLDER = path.join(PROJECT, '.cache', 'many-units');

const inFolder = (name: string) => path.join(FOLDER, name);

const [, documented] = VERSIONS;

function versions(): DocsVersion[] {
  if (!documented) throw new Error('The list of versions is empty');
  return Array.from({ length: VERSION_COUNT }, (_, index) => {
    const id = `${VERSION_COUNT + 20 - index}.0`;
    const isFirst = index === 0;
    return {
      ...documented,
      id,
      docs: id,
      path: isFirst ? '' : id,
      label: id,
      status: isFirst ? 'current' : 'maintained',
    };
  });
}

/** Writes a unit whose files have a text, with a link from each page to the documented version. */
function generate(unit: Unit, text: string): void {
  const prefix = unit.language === 'en' ? '' : `${unit.language}/`;
  const place = `${prefix}x/${unit.path ? `${unit.path}/` : ''}`;
  const names = Array.from({ length: PAGE_COUNT }, (_, index) => `page-${index}`);
  const files = names.flatMap((name) =>
    KINDS.map((kind) => [`${place}${name}/index.${kind}`, `${text} ${name} ${kind}`]),
  );
  writeUnit(inFolder('units'), unit, {
    files: Object.fromEntries(files) as Record<string, string>,
    manifest: {
      pages: names.map((name) => ({ address: `/${place}${name}/`, ids: ['a', 'b'] })),
      links: names.map((name) => ({ to: `/x/${name}/#a`, file: `docs/${name}.mdx`, line: 1 })),
    },
  });
}

async function merge(site: string, units: readonly Unit[], all: readonly DocsVersion[]) {
  const started = performance.now();
  await mergeUnits({
    outDir: inFolder(site),
    units,
    folderOf: (unit) => path.join(inFolder('units'), formatUnit(unit)),
    versions: all,
    parts: [versionsPart, sitemapPart('https://mui.com')],
    say: () => undefined,
  });
  return performance.now() - started;
}

test('ten versions in three languages are merged in a minute, and only changes are uploaded', async () => {
  test.setTimeout(900_000);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const all = versions();
  const units = unitsOf(all);
  for (const unit of units) generate(unit, 'one');
  const milliseconds = await merge('before', units, all);
  const before = contentOf(inFolder('before'));
  console.log(
    `${units.length} units with ${before.size} files: ${(milliseconds / 1000).toFixed(1)} s`,
  );
  expect(before.size).toBeGreaterThan(units.length * PAGE_COUNT * KINDS.length);
  expect(statSync(inFolder('before/x/page-0/index.html')).nlink).toBe(2);
  expect(milliseconds).toBeLessThan(LIMIT);

  const changed = units.find((unit) => formatUnit(unit).endsWith('/zh'));
  if (!changed) throw new Error('No unit is Chinese');
  rmSync(path.join(inFolder('units'), formatUnit(changed)), { recursive: true });
  generate(changed, 'two');
  await merge('after', [...units].reverse(), all);
  const uploads = differences(before, contentOf(inFolder('after')));
  expect(uploads).toHaveLength(PAGE_COUNT * KINDS.length);
  expect(uploads.every((line) => line.startsWith('zh/x/'))).toBe(true);
});

test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
