import { isTranslated } from '../../model/is-translated';

it.each([
  ['@site/docs/a/index.mdx', 'en', true],
  ['@site/docs/a/index.mdx', 'zh', false],
  ['docs/api/data-grid/index.mdx', 'pt', false],
  ['@site/versioned_docs/version-7.0.0/a/index.mdx', 'zh', false],
  ['@site/i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx', 'zh', true],
  ['i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx', 'zh', true],
  ['@site/i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx', 'pt', false],
])('a page from %s at an address in %s: %s', (source, language, written) => {
  expect(isTranslated(source, language)).toBe(written);
});
