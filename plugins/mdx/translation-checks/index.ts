import type { LoadContext, Plugin } from '@docusaurus/types';

/** Compiles a translated page again when its English page or the glossary changes. */
export function translationChecks({ siteDir }: LoadContext): Plugin {
  const englishPages = {
    // Not `test`: Docusaurus takes each rule with one that matches MDX for one that compiles it.
    resource: /\.mdx$/,
    enforce: 'pre' as const,
    use: [{ loader: require.resolve('./english-page-loader.cjs'), options: { siteDir } }],
  };
  return {
    name: 'translation-checks',
    configureWebpack: () => ({ module: { rules: [englishPages] } }),
  };
}
