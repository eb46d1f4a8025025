import path from 'node:path';
import type { DocsVersion } from '../../../model/docs-version';
import { checkModel, versionsAfterCut } from '../list-version.mjs';

const PROJECT = path.resolve(__dirname, '../../..');

const families = { charts: { version: '7.1.0', plans: [] } };

const NEXT: DocsVersion = {
  ...{ id: 'next', docs: 'current', path: 'next', label: 'next' },
  ...{ status: 'next', banner: 'unreleased', date: null, packages: null, families },
};

const DOCUMENTED: DocsVersion = {
  ...{ id: '7.0.0', docs: '7.0.0', path: '', label: '7.0.0', families },
  ...{ status: 'current', banner: 'none', date: '2024-03-22', languages: ['en', 'zh'] },
  packages: 'versions/7.0.0/packages',
};

const ARCHIVED: DocsVersion = {
  ...DOCUMENTED,
  ...{ id: '6.20', docs: '6.20', path: '6.20', label: '6.20' },
  ...{ status: 'archived', banner: 'unmaintained', packages: 'versions/6.20/packages' },
};

const cut = (...versions: DocsVersion[]) =>
  versionsAfterCut(versions, { version: '7.1.0', date: '2024-05-01', languages: ['en', 'pt'] });

it('the version in docs/ becomes the documented one, and the next one begins with its families', () => {
  const [next, documented] = cut(NEXT, DOCUMENTED, ARCHIVED);
  expect(next).toEqual(NEXT);
  expect(documented).toEqual({
    ...{ id: '7.1.0', docs: '7.1.0', path: '', label: '7.1.0', families },
    ...{ status: 'current', banner: 'none', date: '2024-05-01', languages: ['en', 'pt'] },
    packages: 'versions/7.1.0/packages',
  });
});

it('the documented version before gets an address of its own, and archived ones stay', () => {
  const [, , before, archived] = cut(NEXT, DOCUMENTED, ARCHIVED);
  const place = { path: '7.0.0', status: 'maintained', banner: 'none' };
  expect(before).toEqual({ ...DOCUMENTED, ...place });
  expect(archived).toBe(ARCHIVED);
});

it('the first cut has no version before', () => {
  const working: DocsVersion = { ...NEXT, id: '7.1.0', path: '', status: 'current' };
  expect(cut(working).map(({ id }) => id)).toEqual(['next', '7.1.0']);
});

it('the list keeps to its schema, and an error is named', () => {
  expect(() => checkModel(PROJECT, cut(NEXT, DOCUMENTED, ARCHIVED))).not.toThrow();
  const wrong = { ...DOCUMENTED, date: 'today' };
  expect(() => checkModel(PROJECT, [wrong])).toThrow(
    /^model\/versions\.json would break its schema: \/0\/date/,
  );
});
