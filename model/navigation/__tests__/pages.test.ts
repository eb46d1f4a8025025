import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { overviewOf } from '../../addresses/of-family';
import { buildSidebars, documentId, flatten } from '../build-sidebars';
import { NAVIGATION, startOf } from '..';

const DOCS = path.join(__dirname, '../../..', 'docs');

/** Pages in the folder of the documentation; those of `api/` are made by the build. */
const FILES = readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => path.basename(file) === 'index.mdx' && !file.startsWith('api/'))
  .map((file) => file.replace(/\.mdx$/, ''))
  .sort();

const ITEMS = NAVIGATION.flatMap(({ items }) => flatten(items));
const PAGES = ITEMS.filter(
  ({ children, pathname }) => !children && !pathname.startsWith('/x/api/'),
);

interface SidebarItem {
  id?: string;
  customProps?: Record<string, unknown>;
  items?: SidebarItem[];
}

function documentsOf(items: SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => (item.items ? documentsOf(item.items) : [item]));
}

const MARKS = new Map(
  documentsOf(Object.values(buildSidebars(NAVIGATION)).flat() as SidebarItem[]).map(
    ({ id, customProps }) => [id, customProps],
  ),
);

it('every page is in the navigation exactly once, and every entry has its page', () => {
  expect(PAGES.map(({ pathname }) => documentId(pathname)).sort()).toEqual(FILES);
});

it('every pathname begins below /x/ and has no slash at its end', () => {
  const wrong = ITEMS.filter(({ pathname }) => !/^\/x(\/[a-z0-9-]+)+$/.test(pathname));
  expect(wrong).toEqual([]);
});

it('every group has pages', () => {
  expect(ITEMS.filter(({ children }) => children?.length === 0)).toEqual([]);
});

it.each(FILES)('the callouts of %s end on lines of their own', (id) => {
  const lines = readFileSync(path.join(DOCS, `${id}.mdx`), 'utf8').split('\n');
  // A formatter that takes a paragraph for markup joins its lines, and the callout shows as text.
  expect(lines.filter((line) => /\S\s*:::\s*$/.test(line))).toEqual([]);
});

it.each(FILES)('the marks of %s are those of the navigation', async (id) => {
  const filePath = path.join(DOCS, `${id}.mdx`);
  const fileContent = readFileSync(filePath, 'utf8');
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { plan, planned = false, newFeature = false } = MARKS.get(id) ?? {};
  expect({
    plan: frontMatter.plan,
    planned: frontMatter.planned ?? false,
    newFeature: frontMatter.newFeature ?? false,
  }).toEqual({ plan, planned, newFeature });
});

it('the pages of a family with components begin at its overview', () => {
  const families = NAVIGATION.filter(({ hasPackages }) => hasPackages);
  expect(families.map(startOf)).toEqual(families.map(({ id }) => overviewOf(id)));
});
