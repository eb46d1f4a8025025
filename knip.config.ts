import type { KnipConfig } from 'knip';

/** Finds files, exports and dependencies that nothing uses. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        'scripts/**/{cli,unit-cli}.mjs',
        // Docusaurus finds pages, demos and theme components by their place.
        '{blog,docs,sections}/**/*.{mdx,tsx}',
        'i18n/**/*.mdx',
        'src/pages/**/*.tsx',
        'src/**/theme{,-*}/**/*.{ts,tsx}',
        // Plugins of this site name these by path: browser scripts besides pages, and modules that pages import.
        'src/css/{index,languages/*}.css',
        'src/client-modules/*.ts',
        'src/analytics/client-module.ts',
        'src/first-paint/*.ts',
        'src/demo/start-early.ts',
        'src/offline/{retire-workers,start,worker/index,worker/retire}.ts',
        'src/anatomy/AnatomyOf.tsx',
        'src/api-reference/{ApiIndex,ApiLinks,GridEvents,GridSelectors,PlanCell,PropsOf}.tsx',
        'src/demo/{Demo,StylingMenu}.tsx',
        'src/migration/Migration*.tsx',
        'src/mui/late-filter-inputs/*.tsx',
        'src/loading/usual-pages.ts',
        'src/news/News*.tsx',
        'src/page/links/UnitLink.tsx',
        'src/page/mdx/DateLibraries.tsx',
        'src/quality/QualityPage.tsx',
        'src/search/ui/SearchPage.tsx',
        '**/*.client.tsx',
        // Loaders import these files, TypeDoc loads its plugin, and the bundler replaces a module.
        'plugins/outputs/type-cards/{make.mjs,write-cards.ts}',
        'plugins/**/*-loader.ts',
        'plugins/bundler/sheets-as-text/minify-loader.cjs',
        'plugins/patches/short-{client,route-tables}/*-loader.cjs',
        'plugins/patches/small-helmet/helmet.tsx',
        'plugins/patches/small-tslib/helpers.cjs',
        'plugins/api-reference/{generate.ts,import-module.cjs,typedoc-plugin.mjs,reference-writer.ts}',
        // Commands load these by path.
        'plugins/api-reference/list-packages.ts',
        'scripts/list-members/list-exports.ts',
        'scripts/list-minors/list-minors.ts',
        'scripts/merge/merge-site.ts',
        'scripts/translations/commands.ts',
        'scripts/build/engine/variables.ts',
        'scripts/visual/report/report.css',
        // Sites that tests and measurements build.
        '**/__tests__/{site,fixtures}/**',
        'scripts/build/__tests__/fake-docusaurus.mjs',
        'scripts/bench/stock-site/*.mjs',
        // Docusaurus and the bundler load these by path.
        'scripts/build-hosted/{docusaurus.config,sidebars}.ts',
        'scripts/test-mutants/{docusaurus.config.ts,mutants-loader.mjs}',
      ],
      project: ['**/*.{ts,tsx,mjs,cjs,mdx,css}', '!versioned_docs/**'],
    },
    'packages/docs-cli': {
      entry: ['{bin,scripts}/*.mjs', 'src/cli.ts', 'scripts/pack-site.ts'],
      project: '**/*.{ts,mjs}',
    },
  },
  // Docusaurus' configuration runs code of this project that needs a running site.
  docusaurus: false,
  ignoreDependencies: [
    // Aliases of Docusaurus.
    /^@(generated|theme|theme-original|theme-init)(\/|$)/,
    /^@docusaurus\/(BrowserOnly|ComponentCreator|ExecutionEnvironment|Head|Link|Translate|isInternalUrl|router|use[A-Z]\w*)$/,
    // Named in a text: the configuration of Docusaurus, aliases, and files of fonts and grammars.
    '@docusaurus/plugin-css-cascade-layers',
    '@docusaurus/theme-search-algolia',
    'date-fns-v2',
    'docusaurus-plugin-typedoc',
    'prismjs',
    /^@(expo-google-fonts|fontsource)\//,
    'dejavu-fonts-ttf',
    // Brings the program of this system, which is run by its path.
    'turbo',
    // Of Docusaurus; a test compares what takes its place.
    'react-helmet-async',
    // Loaded by Jest for its configuration.
    'esbuild-register',
    // Parts of packages that we depend on: these bring them at the one version that fits.
    '@docusaurus/mdx-loader',
    '@mui/utils',
    '@rspack/core',
    'exceljs',
    'infima',
    'mdast-util-directive',
    'mdast-util-to-string',
    'postcss-preset-env',
    'react-router',
  ],
  // A command of Linux; the test that uses it checks that it is installed.
  ignoreBinaries: ['unshare'],
  // An exported type names parameters or results of a function, even if no other file imports it.
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
