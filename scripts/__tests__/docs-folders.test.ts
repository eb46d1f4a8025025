import { existsSync } from 'node:fs';
import path from 'node:path';
import { allDocs, documentedDocs, workingDocs } from '../docs-folders.cjs';

const PROJECT = path.resolve(__dirname, '../..');

it('the pages at /x/ are those of the documented version', () => {
  const next = { docs: 'current', status: 'next' } as const;
  const old = { docs: '6.20', status: 'archived' } as const;
  expect(documentedDocs([next, { docs: '7.0.0', status: 'current' }, old])).toEqual({
    root: 'versioned_docs/version-7.0.0',
    translations: 'version-7.0.0',
  });
});

it('until a version is cut, they are those in docs/', () => {
  expect(documentedDocs([{ docs: 'current', status: 'current' }])).toEqual({
    root: 'docs',
    translations: 'current',
  });
});

it('pages of other versions are in folders of their own, and below their own address', () => {
  const versions = [
    { docs: 'current', path: 'next' },
    { docs: '7.0.0', path: '' },
  ];
  expect(allDocs(versions)).toEqual([
    { root: 'docs', translations: 'current', address: 'x/next' },
    { root: 'versioned_docs/version-7.0.0', translations: 'version-7.0.0', address: 'x' },
  ]);
});

it('the pages in docs/ are at the address of the next version, or of the documented one', () => {
  const next = { docs: 'current', path: 'next' };
  const cut = { docs: '7.0.0', path: '' };
  expect(workingDocs([next, cut])).toMatchObject({ address: 'x/next', unit: 'x/next/en' });
  expect(workingDocs([{ docs: 'current', path: '' }])).toMatchObject({
    address: 'x',
    unit: 'x/current/en',
  });
  expect(() => workingDocs([cut])).toThrow('lacks the version whose pages are in docs/');
});

it('a list without a documented version is an error', () => {
  expect(() => documentedDocs([])).toThrow('model/versions.json lacks the documented version');
});

it('the folders of this site are there', () => {
  const { root, translations } = documentedDocs();
  const translated = `i18n/zh/docusaurus-plugin-content-docs/${translations}`;
  for (const folder of [`${root}/introduction/index.mdx`, translated]) {
    expect([folder, existsSync(path.join(PROJECT, folder))]).toEqual([folder, true]);
  }
});
