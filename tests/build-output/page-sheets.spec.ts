import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow, readBuilt } from '../../e2e/fixtures/built-files';
import { classesOfPage, classesOfSheet } from '../../plugins/outputs/page-sheets/classes';
import { sheetsOf } from '../../scripts/quality/measure-build.mjs';
import { expect, test } from '@playwright/test';

/** Folders of style sheets; units do not share theirs. */
const FOLDERS = [...new Set(filesBelow('', '.css').map((file) => path.posix.dirname(file)))].filter(
  (folder) => /(?:^|\/)assets\/(?:[^/]+\/)?css$/.test(folder),
);

/** Names of files, without their hash. */
const kindOf = (file: string) => path.posix.basename(file).split('.')[0] ?? '';

const SHEETS = FOLDERS.map((folder) => {
  const files = filesBelow(folder, '.css').map((file) => ({
    address: `/${file}`,
    kind: kindOf(file),
    classes: classesOfSheet(readBuilt(file)),
  }));
  const base = files.find(({ kind }) => kind === 'styles');
  return { base, others: files.filter((file) => file !== base) };
});

test('each page names all style sheets that its HTML has classes of, behind that of all pages', () => {
  const wrong = filesBelow('', '.html').flatMap((file) => {
    const html = readBuilt(file);
    const named = sheetsOf(html);
    const unit = SHEETS.find(({ base }) => base && base.address === named[0]);
    if (!unit) return named.length > 0 ? [`${file}: ${named[0]}`] : [];
    const classes = [...classesOfPage(html)].filter((name) => !unit.base?.classes.has(name));
    const needed = unit.others.filter((sheet) => classes.some((name) => sheet.classes.has(name)));
    const expected = needed.map(({ address }) => address).sort();
    return named.slice(1).sort().join() === expected.join() ? [] : [`${file}: ${expected.join()}`];
  });
  expect(wrong).toEqual([]);
});

/** Kinds of sheets that a page names. */
const kindsOf = (page: string) => sheetsOf(readBuilt(`${page}index.html`)).map(kindOf);

test('only pages of the reference wait for its styles, and guides for one sheet', () => {
  expect(kindsOf('x/introduction/installation/')).toEqual(['styles']);
  expect(kindsOf('x/react-data-grid/sorting/')).toEqual(['styles']);
  expect(kindsOf('x/api/data-grid/data-grid/')).toEqual(['styles', 'reference']);
  expect(kindsOf('')).toEqual(['styles', 'pages']);
});

test('the sheet of all pages is small', () => {
  const [base = ''] = sheetsOf(readBuilt('x/introduction/installation/index.html'));
  expect(gzipSync(readBuilt(base.slice(1))).length).toBeLessThan(17_000);
});
