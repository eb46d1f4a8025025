import { WORKING_COPY } from '../../../../model/library-versions';
import { libraryChunks } from '..';

type ByResource = (module: { resource: string }) => boolean;

interface Group {
  test: RegExp | ByResource;
  type?: RegExp | string;
  chunks: string | ((chunk: { name?: string; canBeInitial(): boolean }) => boolean);
  priority: number;
}

function groupsOf(isServer: boolean, siteDir = '/site'): Record<string, Group> {
  const configure = libraryChunks(WORKING_COPY)({ siteDir }).configureWebpack as (
    _: unknown,
    isServer: boolean,
  ) => object;
  const config = configure({}, isServer) as {
    optimization?: { splitChunks: { cacheGroups: Record<string, Group> } };
  };
  return config.optimization?.splitChunks.cacheGroups ?? {};
}

function takes({ test, type }: Group, file: string): boolean {
  // The bundler has style sheets as modules of their own, beside the scripts that name their classes.
  const ownType = file.endsWith('.css') ? 'css/mini-extract' : 'javascript/auto';
  if (typeof type === 'string' ? type !== ownType : type?.test(ownType) === false) return false;
  return test instanceof RegExp ? test.test(file) : test({ resource: file });
}

/** The group that takes a file, as the bundler chooses: the highest priority that matches. */
function groupOf(file: string): string | undefined {
  return Object.entries(groupsOf(false))
    .filter(([name, group]) => name !== 'common' && takes(group, file))
    .sort(([, a], [, b]) => b.priority - a.priority)
    .map(([name]) => name)[0];
}

it.each([
  ['@mui/x-data-grid/DataGrid/index.js', 'data-grid'],
  ['@mui/x-data-grid-pro/index.js', 'data-grid-pro'],
  ['@mui/x-data-grid-premium/index.js', 'data-grid-premium'],
  ['@mui/x-date-pickers/DatePicker/index.js', 'date-pickers'],
  ['@mui/x-date-pickers/MobileDatePicker/index.js', 'date-pickers'],
  ['@mui/x-data-grid/components/toolbar/GridToolbar.js', 'data-grid-toolbar'],
  [
    '@mui/x-data-grid/components/panel/filterPanel/GridFilterInputMultipleValue.js',
    'data-grid-inputs',
  ],
  ['@mui/x-data-grid/components/toolbar/GridToolbarExport.js', 'data-grid'],
  ['@mui/x-date-pickers/StaticDatePicker/StaticDatePicker.js', 'date-pickers-statics'],
  ['@mui/x-date-pickers/internals/utils/validation/validateTime.js', 'date-pickers-times'],
  ['@mui/x-date-pickers/internals/utils/validation/validateDate.js', 'date-pickers'],
  ['@mui/x-date-pickers/AdapterDayjs/AdapterDayjs.js', 'date-pickers'],
  ['@mui/x-date-pickers/AdapterLuxon/AdapterLuxon.js', 'date-pickers-adapters'],
  ['@mui/x-date-pickers/MobileDateTimePicker/index.js', 'date-pickers-times'],
  ['@mui/x-date-pickers/TimePicker/index.js', 'date-pickers-times'],
  ['@mui/x-date-pickers/TimeClock/Clock.js', 'date-pickers-times'],
  ['@mui/x-date-pickers-pro/index.js', 'date-pickers-pro'],
  ['@mui/x-charts/BarChart/index.js', 'charts'],
  ['@mui/x-charts/esm/LineChart/LinePlot.js', 'charts-lines'],
  ['@mui/x-charts/LineChart/LinePlot.js', 'charts-lines'],
  ['@mui/x-charts/esm/LineChart/extremums.js', 'charts'],
  ['@mui/x-charts/esm/PieChart/dataTransform/transition.js', 'charts-pies'],
  ['@mui/x-charts/esm/ChartsVoronoiHandler/index.js', 'charts-points'],
  ['@mui/x-charts/esm/Gauge/Gauge.js', 'charts-gauges'],
  ['d3-scale/src/index.js', 'charts'],
  ['d3-delaunay/src/index.js', 'charts-points'],
  ['@mui/x-tree-view/index.js', 'tree-view'],
  ['@mui/x-tree-view/SimpleTreeView/SimpleTreeView.js', 'tree-view'],
  ['@mui/x-tree-view/RichTreeView/RichTreeView.js', 'tree-view-items'],
  ['@mui/x-tree-view/TreeItem2Icon/TreeItem2Icon.js', 'tree-view-items'],
  ['@mui/x-tree-view/TreeItem/TreeItem.js', 'tree-view'],
  ['dayjs/dayjs.min.js', 'dayjs'],
  ['dayjs/plugin/customParseFormat.js', 'dayjs'],
  ['dayjs/plugin/utc.js', 'dayjs-more'],
  ['dayjs/locale/de.js', 'dayjs-more'],
  ['exceljs/dist/exceljs.js', 'exceljs'],
  ['@emotion/react/dist/index.js', 'styled-engine'],
  ['@mui/system/esm/index.js', 'styled-engine'],
  ['@mui/x-data-grid/node_modules/@mui/utils/index.js', 'data-grid'],
  ['styled-components/node_modules/stylis/src/Parser.js', undefined],
  ['stylis/src/Parser.js', 'styled-engine'],
  ['@mui/material/Button/index.js', 'mui-buttons'],
  ['@mui/material/ButtonGroup/ButtonGroupContext.js', 'mui-buttons'],
  ['@mui/material/ButtonGroup/ButtonGroup.js', 'mui-material'],
  ['@mui/material/Popper/BasePopper.js', 'popper'],
  ['@popperjs/core/lib/popper.js', 'popper'],
  ['@mui/base/Popper/Popper.js', 'charts'],
  ['@mui/base/utils/useSlotProps.js', 'styled-engine'],
  ['react-transition-group/esm/CSSTransition.js', 'date-pickers'],
  ['react-transition-group/esm/Transition.js', 'styled-engine'],
  ['@mui/material/colors/blue.js', 'mui-base'],
  ['@mui/icons-material/utils/createSvgIcon.js', 'mui-base'],
  ['@mui/icons-material/Add.js', 'mui-material'],
  ['@mui/material/TextField/TextField.js', 'mui-inputs'],
  ['@mui/material/ListItemText/listItemTextClasses.js', 'mui-inputs'],
  ['@mui/material/Unstable_TrapFocus/FocusTrap.js', 'mui-inputs'],
  ['@mui/material/ListItem/ListItem.js', 'mui-dialog'],
  ['@mui/material/ListItemText/ListItemText.js', 'mui-material'],
  ['@mui/material/internal/svg-icons/ArrowDropDown.js', 'mui-inputs'],
  ['@mui/material/internal/SwitchBase.js', 'mui-checks'],
  ['@mui/material/Badge/Badge.js', 'mui-checks'],
  ['@mui/material/Switch/Switch.js', 'mui-checks'],
  ['@mui/material/DialogActions/DialogActions.js', 'mui-dialog'],
  ['@mui/material/Tooltip/index.js', 'mui-material'],
  ['@mui/x-data-grid/locales/zhCN.js', undefined],
  ['@mui/x-data-grid/utils/getGridLocalization.js', undefined],
  ['@mui/x-date-pickers/locales/ptBR.js', undefined],
  ['@mui/x-date-pickers/locales/enUS.js', 'date-pickers'],
  ['@mui/x-date-pickers/locales/utils/getPickersLocalization.js', 'date-pickers'],
  ['reselect/es/index.js', 'data-grid'],
  ['@mui/x-license/index.js', 'license'],
  ['react/index.js', undefined],
  ['@docusaurus/core/lib/client/App.js', undefined],
])('%s comes with %s', (file, group) => {
  expect(groupOf(`/site/node_modules/${file}`)).toBe(group);
});

it.each([
  ['@mui/x-data-grid/index.js', 'data-grid'],
  ['@mui/x-license-pro/index.js', 'license'],
  ['@react-spring/web/index.js', 'charts'],
  ['dayjs/dayjs.min.js', 'dayjs'],
])('%s in the packages of a version comes with %s', (file, group) => {
  expect(groupOf(`/site/versions/6.20/packages/node_modules/${file}`)).toBe(group);
});

it('data that demos share is a file of its own, named after it', () => {
  const file = '/site/docs/react-data-grid/_data/monthly-sales.ts';
  expect(groupOf(file)).toBe('demo-data');
  const { name } = groupsOf(false)['demo-data'] as unknown as {
    name: (module: { nameForCondition: () => string }) => string;
  };
  expect(name({ nameForCondition: () => file })).toBe('data-grid-monthly-sales');
});

it('the demos of a page that are requested for its shared file are one file', () => {
  const page = '/site/docs/react-data-grid/sorting';
  expect(groupOf(`${page}/BasicSorting.tsx`)).toBeUndefined();
  expect(groupOf(`${page}/ServerSorting.tsx?shared`)).toBe('page-demos');
  const { name } = groupsOf(false)['page-demos'] as unknown as {
    name: (module: { nameForCondition: () => string }) => string;
  };
  const nameOf = (file: string) => name({ nameForCondition: () => file });
  expect(nameOf(`${page}/ServerSorting.tsx`)).toBe(nameOf(`${page}/MultiSorting.tsx`));
  expect(nameOf(`${page}/ServerSorting.tsx`)).not.toBe(nameOf('/site/docs/x/ServerSorting.tsx'));
});

it('names the demos of a page the same wherever the project is', () => {
  const nameIn = (siteDir: string) => {
    const { name } = groupsOf(false, siteDir)['page-demos'] as unknown as {
      name: (module: { nameForCondition: () => string }) => string;
    };
    return name({ nameForCondition: () => `${siteDir}/docs/x/Demo.tsx` });
  };
  expect(nameIn('/home/one')).toBe(nameIn('/srv/another folder'));
});

it.each([
  ['src/api-reference/ApiFacts.tsx', 'api-page'],
  ['src/api-reference/useOpenItems.ts', 'api-page'],
  // The settings need it, too.
  ['src/api-reference/display-names.ts', 'doc-page'],
  ['src/api-reference/ApiFacts.module.css', 'reference-sheet'],
  ['src/theme/ApiPage/styles.module.css', 'reference-sheet'],
  // Guides have such tables too.
  ['src/api-reference/ReferenceTable.module.css', undefined],
  ['src/demo/Demo.module.css', undefined],
  ['src/home/home.module.css', 'pages-sheet'],
  ['src/api-reference/name/ApiName.module.css', 'opened-sheet'],
  ['src/demo/StylingMenu.module.css', 'opened-sheet'],
  ['src/settings/settings.module.css', 'opened-sheet'],
  // It is in the bar of every page.
  ['src/settings/SettingsButton.module.css', undefined],
  ['src/demo/editing/Editing.module.css', 'opened-sheet'],
  ['src/playground/PlaygroundButton.tsx', 'api-page'],
  ['src/playground/ui/Playground.tsx', 'page-parts'],
  // Shown by pages of the documentation too.
  ['src/api-reference/PropsOf.tsx', 'page-parts'],
  ['src/api-reference/ApiLinks.tsx', 'demo-parts'],
  ['src/api-reference/name/ApiName.tsx', 'doc-page'],
  ['src/theme/DocItem/Content/index.tsx', 'doc-page'],
  ['src/theme/CodeBlock/index.tsx', 'doc-page'],
  ['src/page/actions/PageActions.tsx', 'doc-page'],
  ['src/page/not-found/ClosestPages.tsx', 'doc-page'],
  ['src/page/not-found/closest-paths.ts', 'page-parts'],
  ['src/ui/toolbar/Toolbar.tsx', 'doc-page'],
  ['src/ui/toolbar/useMenu.ts', 'page-parts'],
  ['src/loading/fetch-file.ts', 'doc-page'],
  ['node_modules/@docusaurus/theme-classic/lib/theme/DocRoot/Layout/index.js', 'doc-page'],
  ['node_modules/@docusaurus/theme-classic/lib/theme/DocsRoot/index.js', 'doc-page'],
  ['node_modules/@docusaurus/theme-classic/lib/theme/DocCard/index.js', undefined],
  ['node_modules/@docusaurus/theme-classic/lib/theme/BlogPostPage/index.js', undefined],
  ['src/demo/Demo.tsx', 'demo-parts'],
  ['src/demo/export/ExportButton.tsx', 'demo-parts'],
  ['src/demo/StylingMenu.tsx', 'page-parts'],
  ['src/demo/export/ExportMenu.tsx', 'page-parts'],
  ['src/mui/late-filter-inputs/late-input.tsx', 'grid-parts'],
  ['src/mui/DemoStage.tsx', 'stage-parts'],
  ['src/mui/right-to-left-cache.ts', 'page-parts'],
  ['src/mui/DemoStage.module.css', undefined],
  ['src/demo/editing/CodeEditor.tsx', 'page-parts'],
])('of the site, %s comes with %s', (file, group) => {
  expect(groupOf(`/site/${file}`)).toBe(group);
});

it.each([
  ['docs/react-data-grid/sorting/BasicSorting.tsx', false],
  ['docs/react-data-grid/_data/orders.ts', false],
  ['versioned_docs/version-7.0.0/react-charts/_data/bikes.ts', false],
  ['docs/react-data-grid/sorting/index.mdx', true],
  ['src/demo/Demo.tsx', true],
])('what all pages load may take %s: %s', (file, expected) => {
  const { common } = groupsOf(false);
  expect(common && takes(common, `/site/${file}`)).toBe(expected);
});

it('folders are found with the separators of Windows too', () => {
  expect(groupOf('C:\\site\\node_modules\\@mui\\x-charts\\index.js')).toBe('charts');
});

it('libraries never come with the page itself', () => {
  const libraries = Object.entries(groupsOf(false)).filter(([name]) => name !== 'common');
  const onlyLater = (chunks: Group['chunks']) =>
    chunks === 'async' || (chunks instanceof Function && !chunks({ canBeInitial: () => true }));
  expect(libraries.filter(([, { chunks }]) => !onlyLater(chunks))).toEqual([]);
});

it('static rendering is left alone', () => {
  expect(groupsOf(true)).toEqual({});
});

it('what only edited demos can ask for of a library is apart from the library', () => {
  const { name } = groupsOf(false).charts as unknown as {
    name: (module: object, chunks: { name?: string }[]) => string;
  };
  expect(name({}, [{ name: undefined }])).toBe('lib-charts');
  expect(name({}, [{ name: 'edit-charts' }, { name: undefined }])).toBe('lib-charts');
  expect(name({}, [{ name: 'edit-charts' }])).toBe('edit-charts');
  expect(name({}, [{ name: 'edit-charts' }, { name: 'edit-other' }])).toBe('edit-more');
});

it('what edited demos need of MUI does not part it for others', () => {
  const chunks = groupsOf(false)['mui-material']?.chunks;
  if (!(chunks instanceof Function)) throw new Error('The group takes chunks only by their kind');
  expect(chunks({ canBeInitial: () => false })).toBe(true);
  expect(chunks({ name: 'edit-libraries', canBeInitial: () => false })).toBe(false);
});
