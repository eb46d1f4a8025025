import { fillTable, PACKAGES } from '../../__tests__/fill-table';
import { bundleSize } from '../../bundle-size';
import { dateLibrariesIn, THERE_WITH_PICKERS, type DateLibrary } from '../libraries';

// The first run bundles all date libraries, which takes a slow machine half a minute.
jest.setTimeout(120_000);

const DATE_LIBRARIES = dateLibrariesIn(PACKAGES);

const HEAD = ['Library', 'Version', 'Minified', 'Compressed', 'With German'];

const options = { packagesDir: PACKAGES, external: THERE_WITH_PICKERS };
const sizeOf = (code: string) => bundleSize(code, [], options);

const fill = (page = {}) => fillTable('DateLibrarySizes', { head: HEAD, ...page });

describe('the table', () => {
  it('has a row with version and sizes for each library', async () => {
    const [head, ...rows] = await fill();
    expect(head).toEqual(HEAD);
    expect(rows.map(([name]) => name)).toEqual(DATE_LIBRARIES.map(({ name }) => name));
    for (const [, version, ...sizes] of rows) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(sizes).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\d+\.\d kB$/)));
    }
  });

  it('names both versions of date-fns, of different size', async () => {
    const rows = await fill();
    const [three, two] = ['date-fns 3', 'date-fns 2'].map((name) =>
      rows.find(([first]) => first === name),
    );
    expect(three?.[1]).toMatch(/^3\./);
    expect(two?.[1]).toMatch(/^2\./);
    expect(three?.[2]).not.toBe(two?.[2]);
  });

  it('has a row for Moment with all languages where the page names it', async () => {
    const rows = await fill({
      attributes: { momentWithAllLanguages: 'Moment, all languages' },
    });
    const compressed = (name: string) =>
      Number.parseFloat(rows.find(([first]) => first === name)?.[3] ?? '');
    expect(compressed('Moment, all languages')).toBeGreaterThan(2 * compressed('Moment'));
  });

  it('writes numbers as the language of the page does', async () => {
    const file = 'i18n/pt/docusaurus-plugin-content-docs/current/page/index.mdx';
    const [, first] = await fill({ file });
    expect(first?.[3]).toMatch(/^\d+,\d kB$/);
  });

  it('says where its head does not fit', async () => {
    await expect(fill({ head: ['Library', 'Size'] })).rejects.toThrow(
      '/site/docs/page/index.mdx:3: <DateLibrarySizes> holds the head of a table with 5 columns',
    );
  });
});

describe('what is measured', () => {
  const sizesOf = async ({ adapter, german }: DateLibrary) => ({
    alone: await sizeOf(adapter),
    withGerman: await sizeOf(`${adapter}\n${german}`),
  });

  it.each(DATE_LIBRARIES.filter(({ name }) => name !== 'Luxon'))(
    'a language adds to $name',
    async (library) => {
      const { alone, withGerman } = await sizesOf(library);
      expect(alone.gzipped).toBeLessThan(alone.minified);
      expect(withGerman.gzipped).toBeGreaterThan(alone.gzipped);
    },
  );

  it('Luxon asks the browser for its languages', async () => {
    const luxon = DATE_LIBRARIES.filter(({ name }) => name === 'Luxon');
    const [sizes] = await Promise.all(luxon.map(sizesOf));
    expect(sizes?.withGerman).toEqual(sizes?.alone);
  });

  it('React and MUI are not part of it', async () => {
    const code = "export { Button } from '@mui/material'; export { useState } from 'react';";
    expect((await sizeOf(code)).minified).toBeLessThan(1000);
  });

  it('a package that is missing stops it', async () => {
    await expect(sizeOf("import 'no-such-library';")).rejects.toThrow('no-such-library');
  });
});
