import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_DOCS } from '../all-docs';
import { documentedVersionOf, languagesOf, packagesOf, versionsOfMuiX } from '../docs-version';
import { FAMILIES } from '../families';
import { DOCS_VERSIONS } from '../library-versions';
import { startOf, sectionNavigation } from '../navigation';
import { documentId, flatten } from '../navigation/build-sidebars';
import { productOf } from '../navigation/product-of';
import { FIRST_PAGE, SECTION_IDS } from '../sections/ids';
import { SECTION_VERSIONS, SECTIONS } from '../sections/index';
import { createTitles } from '../titles/create-titles';
import { SECTION_TITLES } from '../titles/sections/index';

const ROOT = path.join(__dirname, '../..');

const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

it('the docs of MUI X come first, and no name is used twice', () => {
  expect(versionsOfMuiX(ALL_DOCS)).toEqual(DOCS_VERSIONS);
  expect(documentedVersionOf([...ALL_DOCS].reverse()).section).toBeUndefined();
  const ids = ALL_DOCS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const sidebars = [...FAMILIES, ...Object.values(SECTIONS)].map(({ sidebar }) => sidebar);
  expect(new Set<string>(sidebars).size).toBe(sidebars.length);
});

describe.each(SECTION_VERSIONS)('the section $id', (version) => {
  const { section, id } = version;
  const [family] = sectionNavigation(section, createTitles(SECTION_TITLES[section], 'en'));
  const items = flatten(family?.items ?? []);

  it('is about the version of its package that is installed', () => {
    const [community, ...others] = packagesOf(version, id);
    expect(others).toEqual([]);
    expect(version.label).toBe(dependencies[community?.name ?? '']);
  });

  it('is a product in all languages of the site', () => {
    expect(productOf(`/zh/${id}/react-button/`)).toEqual({
      productId: id,
      productCategoryId: 'core',
    });
    expect(languagesOf(version)).toEqual(['en', 'zh', 'pt']);
  });

  it('has the pages of its navigation, below its own address, from the first one on', () => {
    expect(family && startOf(family)).toBe(`/${id}/${FIRST_PAGE}/`);
    expect(items.filter(({ pathname }) => !pathname.startsWith(`/${id}/`))).toEqual([]);
    const pages = items.filter(({ children }) => !children).map(({ pathname }) => pathname);
    const missing = pages.filter(
      (page) => !existsSync(path.join(ROOT, 'sections', id, `${documentId(page)}.mdx`)),
    );
    expect(missing).toEqual([]);
  });
});

it('every section has an id, in the order of menus', () => {
  expect(Object.keys(SECTIONS)).toEqual(SECTION_IDS);
});
