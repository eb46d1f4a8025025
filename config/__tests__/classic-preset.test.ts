import presetClassic from '@docusaurus/preset-classic';
import type { LoadContext } from '@docusaurus/types';
import { future } from '../future';
import { preset } from '../preset';
import { rightToLeft } from '../../plugins/look/right-to-left';
import { classicTheme } from '../../plugins/patches/classic-theme';
import { docsWithoutPageList } from '../../plugins/patches/docs-without-page-list';
import classicPreset, { replaceParts } from '../../plugins/patches/classic-preset';

const contextOf = (themeConfig: object) =>
  ({ siteConfig: { themeConfig, future } }) as unknown as LoadContext;

const NODE_ENV = Object.getOwnPropertyDescriptor(process.env, 'NODE_ENV');

beforeAll(() => {
  Object.assign(process.env, { NODE_ENV: 'production' });
});

afterAll(() => {
  if (NODE_ENV) Object.defineProperty(process.env, 'NODE_ENV', NODE_ENV);
});

it('has the docs and the theme of the site in the places of the stock ones', () => {
  const { plugins, themes } = classicPreset(contextOf({}), preset);
  expect(plugins).toEqual([
    rightToLeft,
    expect.stringContaining('plugin-css-cascade-layers'),
    [docsWithoutPageList, preset.docs],
    [expect.stringContaining('plugin-content-pages'), preset.pages],
    [expect.stringContaining('plugin-sitemap'), preset.sitemap],
  ]);
  expect(themes).toEqual([[classicTheme, preset.theme]]);
});

it('brings the theme of hosted search where that is configured', () => {
  const { themes } = classicPreset(contextOf({ algolia: {} }), preset);
  expect(themes).toEqual([
    [classicTheme, preset.theme],
    expect.stringContaining('theme-search-algolia'),
  ]);
});

it('stops when the preset has no such part any more', () => {
  const stock = presetClassic(contextOf({}), preset);
  expect(() => replaceParts({ ...stock, themes: [] })).toThrow('@docusaurus/theme-classic');
});
