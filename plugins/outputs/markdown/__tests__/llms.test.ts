import path from 'node:path';
import type { SiteFamily, SitePage } from '../../../site-pages/site';
import { familyList, folderOf, siteList } from '../llms';
import { createStringify } from '../stringify';
import { createText } from '../texts';
import { PAGE } from './render-fixture';

const text = createText(path.resolve(__dirname, '../../../..'), 'en', 'en');

function page(title: string, permalink: string): { page: SitePage } {
  return { page: { ...PAGE, file: '', title, permalink, description: `About ${title}.` } };
}

const FAMILY: SiteFamily = {
  id: 'dataGrid',
  version: PAGE.version,
  entries: [
    page('Overview', '/x/react-data-grid/'),
    { label: 'Columns', entries: [page('Widths', '/x/react-data-grid/widths/')] },
    page('Sorting', '/x/react-data-grid/sorting/'),
  ],
};

it('a family is in the folder of its first page', () => {
  expect(folderOf(FAMILY)).toBe('/x/react-data-grid/');
  expect(() => folderOf({ ...FAMILY, entries: [] })).toThrow('"dataGrid"');
});

it('a family without an overview is in the folder around its pages', () => {
  const entries = [page('To v7', '/x/migration/to-v7/'), page('To v6', '/x/migration/to-v6/')];
  expect(folderOf({ ...FAMILY, entries })).toBe('/x/migration/');
});

it('lists the pages of a family in the groups and the order of the navigation', async () => {
  const list = (await createStringify())(familyList(FAMILY, text));
  expect(list).toContain('# Data Grid · MUI X\n\n> ');
  expect(list).toContain('[All pages in one file](/x/react-data-grid/llms-full.txt)');
  expect(list).toMatch(/7\.0\.0-beta\.1/);
  expect(list.split('## Pages\n\n')[1]).toBe(
    [
      '- [Overview](/x/react-data-grid.md): About Overview.',
      '- Columns',
      '  - [Widths](/x/react-data-grid/widths.md): About Widths.',
      '- [Sorting](/x/react-data-grid/sorting.md): About Sorting.',
      '',
    ].join('\n'),
  );
});

it('lists families and languages of a version, and leads to the other versions', async () => {
  const list = (await createStringify())(
    siteList(
      {
        families: [FAMILY],
        languages: [{ label: 'English' }, { label: '中文', address: '/zh/llms.txt' }],
        versions: [{ label: '6.20' }, { label: 'MUI X', address: '/llms.txt' }],
      },
      text,
    ),
  );
  expect(list).toMatch(
    /^- \[Data Grid\]\(\/x\/react-data-grid\/llms\.txt\): .* · \[All pages in one file\]\(\/x\/react-data-grid\/llms-full\.txt\)$/m,
  );
  expect(list).toContain('## Languages\n\n- English\n- [中文](/zh/llms.txt)');
  expect(list).toContain('## Versions\n\n- 6.20\n- [MUI X](/llms.txt)');
});
