/** Environment variables that change what a unit writes: README.md describes them. */
export const BUILD_VARIABLES = [
  'ALGOLIA_API_KEY',
  'ALGOLIA_APP_ID',
  'ALGOLIA_INDEX_NAME',
  'CSP_REPORT_ONLY',
  'DOCS_HOST',
  'DOCS_REPOSITORY',
  'GA_MEASUREMENT_ID',
  'HEADING_FONT_URL',
  'MUI_X_LICENSE_KEY',
  'RETIRE_WORKER',
];

/** Options of `docusaurus build` for all units, as a list in JSON: they change the output too. */
export const ARGUMENTS_VARIABLE = 'DOCS_BUILD_ARGUMENTS';

/** Number of the process that wants the units: they end when it is gone. */
export const PROCESS_VARIABLE = 'DOCS_BUILD_PROCESS';

/** Variables that units may read, but that do not change what they write. */
export const PASSED_VARIABLES = [
  PROCESS_VARIABLE,
  ...['CI', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'],
  // A version installs its packages before its first build.
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
  ...['npm_config_*', 'NPM_CONFIG_*'],
];
