/** Real-world shapes of package.json, by what is special about them. */
export const PACKAGE_JSON = {
  plain: JSON.stringify({
    name: 'orders',
    dependencies: {
      '@emotion/react': '^11.11.4',
      '@emotion/styled': '^11.11.5',
      '@mui/material': '^5.15.14',
      '@mui/x-data-grid': '^7.0.0',
      react: '^18.2.0',
      'react-dom': '^18.2.0',
    },
    devDependencies: { typescript: '~5.4.2', vite: '^5.2.0' },
  }),
  monorepo: JSON.stringify({
    private: true,
    packageManager: 'yarn@4.1.1',
    workspaces: ['apps/*', 'packages/*'],
    devDependencies: { '@mui/x-charts': '7.29.1', '@mui/x-charts-pro': '7.29.1' },
  }),
  catalog: JSON.stringify({
    name: 'web',
    dependencies: {
      '@mui/x-date-pickers-pro': 'catalog:',
      dayjs: 'catalog:dates',
      react: 'catalog:',
    },
  }),
  bunCatalog: JSON.stringify({
    workspaces: { packages: ['apps/*'], catalog: { '@mui/x-tree-view': '^7.29.0' } },
    dependencies: { '@mui/x-tree-view': 'catalog:' },
  }),
  workspace: JSON.stringify({
    dependencies: { '@mui/x-data-grid': 'workspace:*', '@mui/x-charts': 'workspace:^6.19.0' },
  }),
  ranges: JSON.stringify({
    dependencies: {
      '@mui/x-data-grid-premium': '>=6.18.0 <7',
      '@mui/x-date-pickers': '6.x || 7.x',
      '@mui/x-charts': '*',
      '@mui/x-tree-view': 'latest',
    },
  }),
  aliases: JSON.stringify({
    dependencies: {
      'grid-v6': 'npm:@mui/x-data-grid@6.20.4',
      '@mui/x-data-grid': '7.29.0',
    },
  }),
  missingPeers: JSON.stringify({ dependencies: { '@mui/x-date-pickers': '7.0.0' } }),
  oldPeers: JSON.stringify({
    dependencies: {
      '@mui/x-date-pickers': '^7.29.0',
      '@mui/material': '^5.11.0',
      react: '^16.14.0',
      'react-dom': '^18.0.0',
      '@emotion/react': '^10.0.0',
      'date-fns': '^1.30.1',
    },
  }),
  resolutions: JSON.stringify({
    dependencies: { '@mui/x-data-grid': '^6.0.0' },
    resolutions: { '@mui/x-data-grid': '6.20.5' },
    engines: { pnpm: '>=8' },
  }),
  library: JSON.stringify({
    name: '@acme/table',
    peerDependencies: { '@mui/x-data-grid-pro': '^5.17.0 || ^6.0.0', react: '>=17' },
  }),
  withoutMuiX: JSON.stringify({ name: 'blog', dependencies: { next: '14.1.0' } }),
  hostile: `{"__proto__": {"polluted": "yes"}, "dependencies": {"__proto__": "1.0.0",
    "constructor": "1.0.0", "<img src=x onerror=alert(1)>": "1.0.0", "@mui/x-charts": "7.1.0"}}`,
} as const;
