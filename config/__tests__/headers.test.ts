import { readEnvironment } from '../environment';
import { contentSecurityPolicy, hostingRules } from '../headers';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Sources by directive, of a build with these variables. */
function policy(env: Record<string, string> = {}): Record<string, string[]> {
  const value = contentSecurityPolicy(readEnvironment(env as NodeJS.ProcessEnv), [HASH]);
  return Object.fromEntries(
    value.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it('scripts are files of this site, known inline scripts, and demos made in the page', () => {
  expect(policy()['script-src']).toEqual(["'self'", 'blob:', "'wasm-unsafe-eval'", `'${HASH}'`]);
});

it('without a measurement id, no directive knows a host of the tag', () => {
  expect(JSON.stringify(policy())).not.toMatch(/google/);
  const measured = policy({ GA_MEASUREMENT_ID: 'G-ABCDE12345' });
  expect(measured['script-src']).toContain('https://*.googletagmanager.com');
  expect(measured['connect-src']).toContain('https://*.google-analytics.com');
});

it('hosted search may be asked where it is set, and nowhere else', () => {
  expect(policy()['connect-src']).toEqual(["'self'"]);
  expect(
    policy({ ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' })[
      'connect-src'
    ],
  ).toContain('https://*.algolia.net');
});

it.each([
  [{}, ['https://api.fontshare.com'], ['https://cdn.fontshare.com']],
  [{ HEADING_FONT_URL: '' }, [], []],
  [{ HEADING_FONT_URL: '/fonts/a.css' }, [], []],
  [{ HEADING_FONT_URL: 'https://f.example/a.css' }, ['https://f.example'], ['https://f.example']],
  [
    { HEADING_FONT_URL: 'https://fonts.googleapis.com/css2?family=A' },
    ['https://fonts.googleapis.com'],
    ['https://fonts.gstatic.com'],
  ],
] as const)('the heading font %j may load from its host', (env, styles, fonts) => {
  const directives = policy(env);
  expect(directives['style-src']).toEqual(["'self'", "'unsafe-inline'", ...styles]);
  expect(directives['font-src']).toEqual(["'self'", 'data:', ...fonts]);
});

it('no other site frames this one, moves its base or takes its forms', () => {
  expect(policy()).toMatchObject({
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
  });
});

it('report-only changes the name of the header and nothing else', () => {
  const rulesOf = (env: NodeJS.ProcessEnv) => hostingRules(readEnvironment(env), [HASH]).everywhere;
  const enforced = rulesOf({ NODE_ENV: 'test' });
  const reported = rulesOf({ NODE_ENV: 'test', CSP_REPORT_ONLY: '1' });
  expect(reported).not.toHaveProperty('Content-Security-Policy');
  expect(reported['Content-Security-Policy-Report-Only']).toBe(enforced['Content-Security-Policy']);
  expect(Object.values(reported)).toEqual(Object.values(enforced));
});
