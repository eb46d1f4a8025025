// @ts-check
import {
  CHART_RENAMES,
  PICKER_RENAMES,
  SLOT_TYPE_RENAMES,
  TREE_RENAMES,
  UNSTABLE_RENAMES,
} from './rename-rules.mjs';

/**
 * A guide from one major of some packages to the one that is installed here.
 * @typedef {object} Guide
 * @property {string} id
 * @property {string} page its MDX, from the root of the project
 * @property {Record<string, string>} packages the last version of the older major, by package
 * @property {readonly import('./rename-rules.mjs').RenameRule[]} renames
 */

/** @type {readonly Guide[]} */
export const GUIDES = [
  {
    id: 'data-grid',
    page: 'docs/migration/migration-data-grid-v6/index.mdx',
    packages: {
      '@mui/x-data-grid': '6.20.4',
      '@mui/x-data-grid-pro': '6.20.4',
      '@mui/x-data-grid-premium': '6.20.5',
    },
    renames: [...UNSTABLE_RENAMES, ...SLOT_TYPE_RENAMES],
  },
  {
    id: 'pickers',
    page: 'docs/migration/migration-pickers-v6/index.mdx',
    packages: { '@mui/x-date-pickers': '6.20.2', '@mui/x-date-pickers-pro': '6.20.2' },
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

/**
 * @param {string} id
 * @returns {Guide}
 */
export function guideNamed(id) {
  const guide = GUIDES.find((candidate) => candidate.id === id);
  if (!guide)
    throw new Error(`There is no guide "${id}": ${GUIDES.map((each) => each.id).join(', ')}`);
  return guide;
}
