import path from 'node:path';
import { importerOf, packagesDirOf } from '../packages-dir';

const SITE = path.resolve('/site');

it('finds the packages of a version in its own folder', () => {
  const folder = packagesDirOf(SITE, { packages: 'versions/6.20/packages' });
  expect(folder).toBe(path.join(SITE, 'versions/6.20/packages/node_modules'));
  expect(importerOf(folder)).toBe(path.join(SITE, 'versions/6.20/packages/package.json'));
});

it('finds those of the site for a version without a folder, and without a version', () => {
  expect(packagesDirOf(SITE, { packages: null })).toBe(path.join(SITE, 'node_modules'));
  expect(packagesDirOf(SITE)).toBe(path.join(SITE, 'node_modules'));
});
