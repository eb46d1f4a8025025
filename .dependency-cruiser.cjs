/**
 * Which folder may import from which, types included:
 *
 *   model ← config, plugins, src      config → plugins      nothing in a circle
 *
 * `npx depcruise config docs model packages plugins sections src docusaurus.config.ts sidebars.ts` checks it.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that import each other cannot be understood, tested or loaded alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'A path that leads nowhere escapes all other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@(?:theme|generated|docusaurus)|^virtual:' },
    },
    {
      name: 'model-is-the-ground',
      comment: 'The model is plain data and pure functions that everything else builds on.',
      severity: 'error',
      from: { path: '^model/' },
      to: { path: '^(?:config|plugins|src|docs|sections|scripts|e2e|tests)/' },
    },
    {
      name: 'config-assembles',
      comment: 'The configuration passes data of the model to plugins as their options.',
      severity: 'error',
      from: { path: '^(?:config/|docusaurus\\.config\\.ts|sidebars\\.ts)' },
      to: { path: '^(?:src|docs|sections|scripts|e2e|tests)/' },
    },
    {
      name: 'plugins-run-at-build-time',
      comment:
        'What a plugin needs of the configuration comes as an option; of the site, from the model.',
      severity: 'error',
      from: { path: '^plugins/' },
      to: { path: '^(?:config|src|docs|sections|scripts|e2e|tests)/' },
    },
    {
      name: 'src-runs-in-browsers',
      comment: 'Code of the browser shares only the model with code of the build.',
      severity: 'error',
      // A test may check that the browser can read what a plugin writes.
      from: { path: '^src/', pathNot: '/__tests__/' },
      to: { path: '^(?:config|plugins|docs|sections|scripts|e2e|tests)/' },
    },
    {
      name: 'versions-stay-out-of-pages',
      comment:
        'Every page would load the list of versions, which grows with each of them. Only the pages that compare versions do.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['/__tests__/', '^src/pages/x/(?:compare|my-project)\\.tsx$'],
      },
      to: { path: '^model/versions(?:\\.schema)?\\.json$', reachable: true },
    },
    {
      name: 'sections-stay-out-of-pages',
      comment: 'Every page would load the data of other sections.',
      severity: 'error',
      from: { path: '^src/', pathNot: '/__tests__/' },
      to: { path: '^model/(?:all-docs|named-families|sections/index|titles/)', reachable: true },
    },
    {
      name: 'packages-run-outside-of-this-project',
      comment:
        'A package bundles the model. All else of this project is for its scripts and tests.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '/__tests__/' },
      to: { path: '^(?:config|plugins|src|docs|sections|scripts|e2e|tests)/' },
    },
    {
      name: 'docs-use-what-readers-can-install',
      comment: 'Readers copy demos, so demos import packages and files beside them.',
      severity: 'error',
      from: { path: '^(?:docs|sections)/' },
      to: { path: '^(?:config|model|plugins|src|scripts|e2e|tests)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types', 'style'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts', '.json'],
    },
  },
};
