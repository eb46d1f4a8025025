import { modulesOf } from './modules-of';

/**
 * The site's own scripts that are loaded after the first one. Each file costs a request, its headers,
 * and a place in the list of chunks that all pages load: so what is needed together is one file.
 */

/** A chunk of Docusaurus, with what half of all pages use. Each page of the docs loads it. */
const EACH_PAGE = 'common';

/** Modules with code or data. Styles have files of their own: see `sheets.ts`. */
const SCRIPTS = /^(?:javascript\/|json$)/;

/** Parts of Docusaurus' theme that draw a page of the docs, with its sidebar and contents. */
const DOC_THEME = [
  'Admonition|BackToTopButton|ContentVisibility|Details|Docs?[A-Z]\\w+|EditMetaRow|EditThisPage',
  'MDXComponents|MDXContent|PaginatorNavLink|TOC|TOCCollapsible|TOCItems|Tag|TagsListInline',
  'Icon/(?:Arrow|Edit|Home)',
].join('|');

/** Those that are for few pages. */
const RARE_THEME = 'DocCard|DocCategory|DocTag|DocPaginator[A-Z]';

/** What each page of the docs needs before it is hydrated, guides and reference alike. */
const DOC_PAGE = modulesOf(
  `/theme-classic/lib/theme/(?!${RARE_THEME})(?:${DOC_THEME})/`,
  '/plugin-content-docs/lib/client/',
  '/theme-common/lib/(?:hooks|utils|translations|components/Details)/',
  '/@mdx-js/react/',
  '/docusaurus-plugin-content-docs/default/__plugin\\.json$',
  '/interface-texts/default/versionBanner\\.json$',
  '/model/(?:is-translated|plans)\\.ts$',
  '/src/theme/(?:CodeBlock|DocItem|DocSidebarItem|DocVersion\\w+|DocBreadcrumbs|LastUpdated|MDXComponents|NotFound|TOC\\w+)/',
  // Without what only few pages, or the server, import.
  '/src/page/(?!mdx/DateLibraries|not-found/closest-paths|structured-data/schema-data)',
  '/src/api-reference/(?:name/(?:ApiName|usePreview)|display-names|local-links|useInternalLinks)\\.tsx?$',
  '/src/preferences/api-display\\.ts$',
  '/src/versions/(?:banner-texts|page-name|static-place|useOfferedVersion)\\.ts$',
  '/src/ui/(?:copy/|TextButton/|toolbar/(?:ChoiceSwitch|Toolbar)\\.)',
  '/src/type-cards/useCodeNames\\.tsx$',
  '/src/i18n/(?:lazy-texts|use\\w+Language)\\.ts$',
  '/src/loading/(?:LoadFailure|fetch-file)\\.tsx?$',
  '/src/offline/drafts\\.ts$',
  '/core/lib/client/exports/Noop\\.js$',
);

/** Modules that only pages of the reference need. */
const API_PAGE = modulesOf(
  '/src/theme/ApiPage/',
  // Tables of members are on few other pages, which load both.
  '/src/api-reference/(?!name/|display-names|texts|ApiLinks|Grid|PlanCell|PropsOf|ReferenceTable)',
  '/src/anatomy/(?:AnatomyButton|ReferenceAnatomy|button-texts|has-anatomy)\\.tsx?$',
  '/src/playground/(?:PlaygroundButton|button-texts|load-playground|controls/opens-playground)\\.tsx?$',
  '/src/type-cards/useTypeNames\\.tsx$',
);

/** Texts of the reference. The settings and the search use a few of them, and nothing else of it. */
const API_TEXTS = modulesOf(
  '/src/api-reference/texts\\.ts$',
  '/interface-texts/default/(?:api|history)\\.json$',
);

/** What displays a demo, before a reader does something with it, and ends the pages of components. */
const DEMO_PARTS = modulesOf(
  '/src/demo/(?!StylingMenu)(?:[\\w-]+|export/ExportButton)\\.(?:tsx?|module\\.css)$',
  '/src/api-reference/ApiLinks\\.tsx$',
);

/** Parts of the site that a grid imports. */
const GRID_PARTS = modulesOf('/src/mui/late-filter-inputs/');

/** What is around each demo, and needs the theme of Material UI. */
const STAGE_PARTS = modulesOf(
  '/src/mui/(?:DemoStage|create-demo-theme|dense-components|set-license-key|stage-parts|useStageParts)\\.',
);

/** The site's components and the modules that they import. */
const PAGE_PARTS = /[\\/]src[\\/](?!theme[\\/](?!ApiPage|CodeBlock)|pages[\\/]).*\.tsx?$/;

/** Everything but demos and modules that they share, which half of all chunks may use. */
const NOT_OF_DEMOS = /^(?!.*[\\/](?:docs|versioned_docs|sections)[\\/].*\.tsx?$)/;

/** One file of scripts. */
function oneFile(name: string, test: RegExp) {
  return { name, test, type: SCRIPTS, chunks: 'async' as const, priority: 60, enforce: true };
}

/** Groups of chunks with components of the site. */
export const SITE_GROUPS = {
  'doc-page': oneFile(EACH_PAGE, DOC_PAGE),
  'api-page': oneFile('api-page', API_PAGE),
  'api-texts': oneFile('api-texts', API_TEXTS),
  'demo-parts': oneFile('demo-parts', DEMO_PARTS),
  'grid-parts': oneFile('lib-data-grid', GRID_PARTS),
  'stage-parts': oneFile('lib-mui-base', STAGE_PARTS),
  // Other components, split by which pages need them; most pages need the same.
  'page-parts': {
    test: PAGE_PARTS,
    chunks: 'async' as const,
    minChunks: 10,
    minSize: 0,
    priority: 35,
  },
  // Docusaurus' own group takes what half of all chunks need, for every page.
  [EACH_PAGE]: { test: NOT_OF_DEMOS },
};
