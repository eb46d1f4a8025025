import path from 'node:path';
import type { LoadContext, PluginModule } from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import { existsSync } from 'node:fs';
import { classicTheme, withoutScripts } from '..';

const context = {
  siteDir: path.join(__dirname, '../../../..'),
  i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
  siteStorage: { type: 'localStorage', namespace: '' },
  siteConfig: {
    themeConfig: {
      colorMode: { disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: true },
      prism: { additionalLanguages: [] },
    },
  },
} as unknown as LoadContext;

async function createTheme() {
  const theme = await (classicTheme as PluginModule<undefined>)(context, {
    customCss: [],
  } as never);
  if (!theme) throw new Error('The theme has switched itself off');
  return theme;
}

it("the theme's own script is what copies parameters of the address to the page", () => {
  const tags = themeClassic(context, { customCss: [] }).injectHtmlTags?.({ content: undefined });
  expect(JSON.stringify(tags)).toContain('docusaurus-data-');
});

it('no script of the theme comes into pages, its other tags do', async () => {
  const theme = await createTheme();
  const tags = theme.injectHtmlTags?.({ content: undefined });
  expect(tags).toEqual({ preBodyTags: [expect.objectContaining({ tagName: 'svg' })] });
});

it('all files of the theme are where it says', async () => {
  const theme = await createTheme();
  const files = [
    theme.getThemePath?.() ?? '',
    theme.getTypeScriptThemePath?.() ?? '',
    ...(theme.getClientModules?.() ?? []).map((file) => `${file.replace(/\.js$/, '')}`),
  ];
  const missing = files.filter(
    (file) => !['', '.js', '.css'].some((end) => existsSync(file + end)),
  );
  expect(missing).toEqual([]);
  expect(files.every((file) => path.isAbsolute(file))).toBe(true);
});

it('leaves out the progress bar of the theme', async () => {
  const theme = await createTheme();
  const own = themeClassic(context, { customCss: [] }).getClientModules?.() ?? [];
  expect(own).toContain('./nprogress');
  expect(theme.getClientModules?.()).toHaveLength(own.length - 1);
});

it('a page without tags has none', () => {
  expect(withoutScripts(undefined)).toEqual([]);
});
