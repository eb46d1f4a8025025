// @ts-check

/** Variables that change what a build contains, which tests run, or how Node and Jest behave. */
const MACHINE_VARIABLES = [
  ...['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'CSP_REPORT_ONLY', 'DOCS_HOST'],
  ...[
    'DOCS_ARCHIVES',
    'DOCS_REPOSITORY',
    'DOCS_UNIT',
    'GA_MEASUREMENT_ID',
    'HEADING_FONT_URL',
    'MUI_X_LICENSE_KEY',
  ],
  ...['NODE_ENV', 'NODE_OPTIONS', 'RETIRE_WORKER'],
  ...['TEST_HOSTED', 'TEST_MUTANTS', 'TEST_PAGES', 'TEST_SITE'],
];

/**
 * Removes variables that a machine has set for its own builds: the tests expect their defaults.
 * @param {NodeJS.ProcessEnv} env is changed
 * @returns {string[]} names of the variables that were set
 */
export function forgetMachineVariables(env) {
  const found = MACHINE_VARIABLES.filter((name) => env[name] !== undefined);
  for (const name of found) Reflect.deleteProperty(env, name);
  return found;
}
