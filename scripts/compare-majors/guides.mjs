// @ts-check
import {
  CHART_RENAMES,
  PICKER_RENAMES,
  SLOT_TYPE_RENAMES,
  TREE_RENAMES,
  UNSTABLE_RENAMES,
} from './rename-rules.mjs';

/**
 * A guide from one major of some packages to another: where `to` is left out, to the one that is
 * installed here.
 * @typedef {object} Guide
 * @property {string} id
 * @property {string} page its MDX, from the root of the project
 * @property {Record<string, string>} packages the last version of the older major, by package
 * @property {Record<string, string>} [to] the same of the newer major
 * @property {boolean} [exportsOnly] whether the guide must name only exports: declarations of that
 *   time type the props of parts so loosely that existing props seem to be missing
 * @property {readonly import('./rename-rules.mjs').RenameRule[]} renames
 */

const DATA_GRID_6 = {
  '@mui/x-data-grid': '6.20.4',
  '@mui/x-data-grid-pro': '6.20.4',
  '@mui/x-data-grid-premium': '6.20.5',
};

const PICKERS_6 = { '@mui/x-date-pickers': '6.20.2', '@mui/x-date-pickers-pro': '6.20.2' };

/** @type {readonly Guide[]} */
export const GUIDES = [
  {
    id: 'data-grid',
    page: 'docs/migration/migration-data-grid-v6/index.mdx',
    packages: DATA_GRID_6,
    renames: [...UNSTABLE_RENAMES, ...SLOT_TYPE_RENAMES],
  },
  {
    id: 'pickers',
    page: 'docs/migration/migration-pickers-v6/index.mdx',
    packages: PICKERS_6,
    renames: [...SLOT_TYPE_RENAMES, ...PICKER_RENAMES],
  },
  {
    id: 'tree-view',
    page: 'docs/migration/migration-tree-view-v6/index.mdx',
    packages: { '@mui/x-tree-view': '6.17.0' },
    renames: TREE_RENAMES,
  },
  {
    id: 'charts',
    page: 'docs/migration/migration-charts-v6/index.mdx',
    packages: { '@mui/x-charts': '6.19.8' },
    renames: [...SLOT_TYPE_RENAMES, ...CHART_RENAMES],
  },
];

/** To majors before this one. @type {readonly Guide[]} */
export const EARLIER_GUIDES = [
  {
    id: 'data-grid-v5',
    page: 'docs/migration/migration-data-grid-v5/index.mdx',
    packages: {
      '@mui/x-data-grid': '5.17.26',
      '@mui/x-data-grid-pro': '5.17.26',
      '@mui/x-data-grid-premium': '5.17.26',
    },
    to: DATA_GRID_6,
    exportsOnly: true,
    renames: [],
  },
  {
    id: 'pickers-v5',
    page: 'docs/migration/migration-pickers-v5/index.mdx',
    packages: { '@mui/x-date-pickers': '5.0.20', '@mui/x-date-pickers-pro': '5.0.20' },
    to: PICKERS_6,
    exportsOnly: true,
    renames: [],
  },
];

const ALL = [...GUIDES, ...EARLIER_GUIDES];

/**
 * @param {string} id
 * @returns {Guide}
 */
export function guideNamed(id) {
  const guide = ALL.find((candidate) => candidate.id === id);
  if (!guide)
    throw new Error(`There is no guide "${id}": ${ALL.map((each) => each.id).join(', ')}`);
  return guide;
}
