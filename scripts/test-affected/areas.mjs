// @ts-check

/**
 * Dependencies that the import graph does not have. A name of a folder ends with a slash; a name of a spec is
 * that of its file, wherever it is below `e2e/` and `tests/`.
 */

/**
 * Files that a whole kind of check depends on.
 * @type {readonly { files: readonly string[], runs: readonly ('lint' | 'types' | 'unit' | 'browser')[] }[]}
 */
export const GLOBAL_FILES = [
  {
    files: ['package.json', 'package-lock.json', '.npmrc'],
    runs: ['lint', 'types', 'unit', 'browser'],
  },
  { files: ['tsconfig.json', 'src/assets.d.ts'], runs: ['types', 'lint'] },
  { files: ['eslint.config.mjs', '.prettierrc.json', '.prettierignore'], runs: ['lint'] },
  { files: ['jest.config.ts', 'scripts/test/shift-date.ts'], runs: ['unit'] },
  {
    files: ['playwright.config.ts', 'scripts/build/', 'scripts/merge/', 'scripts/serve/'],
    runs: ['browser'],
  },
];

/** Makes the build for a host, of which only the tests of that build know. */
export const HOSTED_BUILD = ['scripts/build-hosted/', 'scripts/site-config.ts'];

/** Puts the site together: a change of one of these, or of data that it reads, may change any page. */
export const ASSEMBLY = [
  ...['docusaurus.config.ts', 'sidebars.ts', 'config/docs.ts', 'config/environment.ts'],
  ...['config/future.ts', 'config/i18n.ts', 'config/markdown.ts', 'config/pages.ts'],
  ...['config/plugins.ts', 'config/preset.ts', 'config/theme-config.ts'],
];

/** Code that every page goes through, and the scripts in the head of every page. */
export const FOR_EACH_PAGE = [
  ...['plugins/api-reference/', 'plugins/bundler/', 'plugins/demos/', 'plugins/look/'],
  ...['plugins/mdx/', 'plugins/patches/', 'plugins/site-pages/'],
  'src/first-paint/',
];

/** Files that affect the look of every demo or page, so heights and colors must be tested everywhere. */
export const LOOKS = ['src/css/', 'src/demo/Demo.module.css', 'src/demo/Demo.tsx', 'src/mui/'];

/**
 * Specs of an area that are not named after its folder; those that are come on top.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const SPECS_OF_AREAS = {
  'config/headers.ts': ['headers', 'content-security-policy', 'fonts', 'site-policies'],
  'config/redirects.tsv': ['redirects', 'built-files'],
  'config/released-scripts.json': ['content-security-policy', 'headers'],
  'config/sitemap.ts': ['site-files', 'search-engines'],
  'plugins/outputs/build-id/': ['newer-build', 'update', 'site-files'],
  'plugins/outputs/documented-peers/': ['my-project'],
  'plugins/outputs/feed/': ['site-files'],
  'plugins/outputs/hosting/': ['headers', 'content-security-policy', 'site-policies'],
  'plugins/outputs/markdown/': ['markdown-pages', 'page-actions', 'docs-cli-guides'],
  'plugins/outputs/offline/': [
    'offline-reading',
    'service-worker',
    'update',
    'web-app',
    'worker-faults',
  ],
  'plugins/outputs/page-head/': [
    'document-marks',
    'prefetch',
    'site-files',
    'social-cards',
    'structured-data',
  ],
  'plugins/outputs/redirects/': ['redirects', 'built-files'],
  'plugins/outputs/robots/': ['site-files'],
  'plugins/outputs/search/': ['search', 'search-queries', 'search-results', 'offline-reading'],
  'plugins/outputs/security-contact/': ['built-files'],
  'plugins/outputs/third-party-licenses/': ['built-files'],
  'src/analytics/': ['consent', 'consent-banner', 'document-marks', 'foreign-requests'],
  'src/api-reference/': ['api-display', 'api-names', 'api-page', 'keyboard'],
  'src/demo/editing/': [
    'demo-editor',
    'demo-errors',
    'kept-drafts',
    'hanging-drafts',
    'lazy-parts',
  ],
  'src/demo/export/': ['open-elsewhere', 'exported-files', 'demo-files', 'lazy-parts'],
  'src/home/': ['demos', 'navigation'],
  'src/loading/': ['newer-build', 'lazy-parts', 'demo-errors', 'update', 'offline-reading'],
  'src/navbar/': ['navigation', 'languages', 'keyboard', 'without-javascript'],
  'src/offline/': [
    'service-worker',
    'update',
    'web-app',
    'worker-faults',
    'retire',
    'storage-faults',
  ],
  'src/page/mdx/': ['elements'],
  'src/pages/index.tsx': ['demos', 'navigation', 'markdown-pages'],
  'src/pages/playground/': ['playground', 'elements', 'code-styling', 'tailwind'],
  'src/pages/x/': ['offline-reading'],
  'src/page/table-of-contents/': ['navigation', 'keyboard', 'api-page'],
  'src/search/': ['recent-searches', 'shortcuts', 'keyboard', 'offline-reading'],
  'src/settings/': ['color-mode', 'right-to-left', 'storage-faults', 'kept-drafts', 'consent'],
  'src/shortcuts/': ['keyboard'],
  'src/versions/': ['version-menu', 'preferred-version', 'prefetch', 'search-versions'],
};

/** Parts of `src/` that only some pages load: the pages that do are known from the import graph. */
export const PARTS_OF_PAGES = [
  'src/home/',
  'src/migration/',
  'src/news/',
  'src/page/mdx/',
  'src/pages/',
  'src/playground/',
];

/**
 * Checks of the built files of all pages, by their titles: each takes seconds, and needs no other
 * language than English.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PAGE_CHECKS = {
  'built-files': [
    'no letter is torn apart',
    'pages of the navigation and files of the build are the same',
    'has its demos in the static HTML',
  ],
  'markdown-pages': [
    'in en',
    'demos are the source that the page links to',
    'the reference has all props, slots and classes',
  ],
  'site-files': [
    'the sitemap lists the pages that are to be found, with the day of their last change',
  ],
  'social-cards': ['every page has a picture of its own that is small and has the size it says'],
  'structured-data': ['every page is described as an article, with the way to it'],
};

/** See each page in the browser: its demos, their heights, colors, width and accessibility. */
export const EVERY_PAGE_SPECS = ['every-page', 'pages-without-load'];

/** File that lists the pages that represent all pages of their kind. */
export const PAGE_KINDS_FILE = 'e2e/fixtures/page-kinds.ts';

/**
 * @param {string} file
 * @param {readonly string[]} names of files, and of folders with a slash behind them
 */
export function isIn(file, names) {
  return names.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name));
}
