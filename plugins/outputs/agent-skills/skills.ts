/** What a skill is made of, besides its guide in `guides/<name>.md`. */
export interface SkillSource {
  /** Also the name of its folder, in the form that https://agentskills.io/specification asks for. */
  name: string;
  /** When to use it; at most 1024 characters. */
  description: string;
  /** Page whose first code block is the example. */
  example?: string;
  /** Pages whose checklists belong in it. */
  checklists?: readonly string[];
  /** Addresses of pages in English, which are listed with their descriptions. */
  pages: readonly string[];
}

const DOCS = '/x';
const NEXT = '/x/next';

function pagesOf(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}/`);
}

export const SKILLS: readonly SkillSource[] = [
  {
    name: 'build-with-mui-x-data-grid',
    description:
      'Build tables with the MUI X Data Grid: columns, sorting, filtering, pagination, editing, selection, export, and server data. Use it when code imports @mui/x-data-grid, @mui/x-data-grid-pro, or @mui/x-data-grid-premium.',
    example: `${DOCS}/react-data-grid/getting-started/`,
    pages: pagesOf(`${DOCS}/react-data-grid`, [
      'getting-started',
      'layout',
      'column-definition',
      'column-visibility',
      'row-definition',
      'row-updates',
      'sorting',
      'filtering',
      'pagination',
      'row-selection',
      'editing',
      'export',
      'server-side-data',
      'api-object',
      'style',
      'accessibility',
      'performance',
    ]),
  },
  {
    name: 'build-with-mui-x-date-pickers',
    description:
      'Build date and time fields, pickers, and calendars with MUI X. Use it when code imports @mui/x-date-pickers or @mui/x-date-pickers-pro.',
    example: `${DOCS}/react-date-pickers/getting-started/`,
    pages: pagesOf(`${DOCS}/react-date-pickers`, [
      'getting-started',
      'base-concepts',
      'lifecycle',
      'fields',
      'validation',
      'timezone',
      'localization',
      'adapters-locale',
      'custom-components',
      'custom-field',
      'testing',
    ]),
  },
  {
    name: 'build-with-mui-x-charts',
    description:
      'Draw bar, line, pie, scatter, and other charts with MUI X Charts. Use it when code imports @mui/x-charts.',
    example: `${DOCS}/react-charts/getting-started/`,
    pages: pagesOf(`${DOCS}/react-charts`, [
      'getting-started',
      'bars',
      'lines',
      'pie',
      'scatter',
      'axis',
      'tooltip',
      'legend',
      'stacking',
      'styling',
      'composition',
    ]),
  },
  {
    name: 'build-with-mui-x-tree-view',
    description:
      'Show hierarchies with the MUI X Tree View: items, selection, expansion, and custom items. Use it when code imports @mui/x-tree-view.',
    example: `${DOCS}/react-tree-view/getting-started/`,
    pages: pagesOf(`${DOCS}/react-tree-view`, [
      'getting-started',
      'simple-tree-view/items',
      'simple-tree-view/selection',
      'simple-tree-view/expansion',
      'simple-tree-view/customization',
      'rich-tree-view/items',
      'rich-tree-view/selection',
      'rich-tree-view/expansion',
    ]),
  },
  {
    name: 'migrate-mui-x-from-6-to-7',
    description:
      'Upgrade a project from version 6 to version 7 of the MUI X Data Grid, Date and Time Pickers, Charts, and Tree View. Use it when package.json has @mui/x- packages at version 6.',
    checklists: pagesOf(`${DOCS}/migration`, [
      'migration-data-grid-v6',
      'migration-pickers-v6',
      'migration-charts-v6',
      'migration-tree-view-v6',
    ]),
    pages: pagesOf(`${DOCS}/migration`, [
      'migration-data-grid-v6',
      'migration-pickers-v6',
      'migration-charts-v6',
      'migration-tree-view-v6',
    ]),
  },
  {
    name: 'migrate-mui-x-from-7-0-to-7-29',
    description:
      'Upgrade a project from version 7.0 to version 7.29 of MUI X: deprecations, renamed types, and changed behavior. Use it when package.json has @mui/x- packages at a version 7 before 7.29.',
    checklists: [`${NEXT}/migration/migration-7-29/`],
    pages: [`${NEXT}/migration/migration-7-29/`, `${NEXT}/whats-new/`],
  },
  {
    name: 'audit-mui-x-project',
    description:
      'Check how a project uses MUI X: versions, peer dependencies, licenses, deprecated names, unstable props, and accessibility. Use it before an upgrade or a release.',
    pages: [
      ...pagesOf(`${DOCS}/introduction`, ['installation', 'licensing', 'content-security-policy']),
      ...pagesOf(`${DOCS}/react-data-grid`, ['performance', 'accessibility']),
      `${DOCS}/react-date-pickers/validation/`,
      `${NEXT}/migration/migration-7-29/`,
    ],
  },
];
