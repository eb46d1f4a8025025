import type { LoadedProject } from '../load-project';
import type { ProjectOptions } from '../project-options';

const PACKAGES = {
  dependencies: { '@mui/x-data-grid-pro': '7.0.0', react: '18.3.1' },
  types: { '@types/react': '18.3.31' },
};
const RIGHT_TO_LEFT = {
  dependencies: { ...PACKAGES.dependencies, stylis: '4.2.0' },
  types: PACKAGES.types,
};

/** A demo of three files, one of which has only types. */
export const LOADED: LoadedProject = {
  ts: {
    paths: ['sorting/SortedOrders.tsx', '_data/orders.ts', '_data/types.ts'],
    packages: PACKAGES,
    rightToLeft: RIGHT_TO_LEFT,
    worker: false,
  },
  js: {
    paths: ['sorting/SortedOrders.jsx', '_data/orders.js', ''],
    packages: { ...PACKAGES, types: {} },
    rightToLeft: { ...RIGHT_TO_LEFT, types: {} },
    worker: false,
  },
  texts: [
    { ts: 'const a: number = 1;\n', js: 'const a = 1;\n' },
    { ts: 'const b: number = 2;\n', js: 'const b = 2;\n' },
    { ts: 'type C = 3;\n', js: '' },
  ],
};

export const OPTIONS: ProjectOptions = {
  name: 'SortedOrders',
  variant: 'TS',
  styling: 'MUI System',
  packageManager: 'npm',
  mode: 'light',
  direction: 'ltr',
  address: 'https://example.org/x/sorting/#SortedOrders',
};
