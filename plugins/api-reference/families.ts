import type { ApiFamily, ApiPlan } from '../../model/api-reference';

export interface ApiPackage {
  name: string;
  /** The plan that the package adds; absent in the community plan. */
  plan?: ApiPlan;
}

/** The packages of each family, the community plan first: what a later one repeats is its own. */
export const API_FAMILIES: Record<ApiFamily, { title: string; packages: ApiPackage[] }> = {
  'data-grid': {
    title: 'Data Grid',
    packages: [
      { name: '@mui/x-data-grid' },
      { name: '@mui/x-data-grid-pro', plan: 'pro' },
      { name: '@mui/x-data-grid-premium', plan: 'premium' },
    ],
  },
  'date-pickers': {
    title: 'Date and Time Pickers',
    packages: [{ name: '@mui/x-date-pickers' }, { name: '@mui/x-date-pickers-pro', plan: 'pro' }],
  },
  charts: { title: 'Charts', packages: [{ name: '@mui/x-charts' }] },
  'tree-view': { title: 'Tree View', packages: [{ name: '@mui/x-tree-view' }] },
};

export const FAMILY_NAMES = Object.keys(API_FAMILIES) as ApiFamily[];

/** Every package that the reference is made from. */
export const API_PACKAGES: ApiPackage[] = FAMILY_NAMES.flatMap(
  (family) => API_FAMILIES[family].packages,
);
