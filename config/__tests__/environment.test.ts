import { HEADING_FONT_CSS } from '../../model/design-tokens';
import { reasonOf } from '../../model/reason-of';
import { readEnvironment } from '../environment';

function errorOf(env: Record<string, string>): string {
  try {
    readEnvironment(env as NodeJS.ProcessEnv);
  } catch (error) {
    return reasonOf(error);
  }
  throw new Error('expected an error');
}

function read(env: Record<string, string>) {
  return readEnvironment(env as NodeJS.ProcessEnv);
}

it('everything is optional', () => {
  expect(read({})).toMatchObject({ repository: undefined, host: 'mui.com' });
});

it('an empty value counts as none', () => {
  expect(read({ DOCS_REPOSITORY: '', DOCS_HOST: '' })).toEqual(read({}));
});

it.each([
  ['https://github.com/mui/mui-x', 'https://github.com/mui/mui-x'],
  ['https://github.com/mui/mui-x//', 'https://github.com/mui/mui-x'],
  ['http://localhost:3001/a/b/', 'http://localhost:3001/a/b'],
])('the repository %s has no slash at its end', (given, repository) => {
  expect(read({ DOCS_REPOSITORY: given }).repository).toBe(repository);
});

it.each(['mui.com', 'next--docs.example.org', 'mui.localhost:3000', '127.0.0.1'])(
  'the host %s is taken as it is',
  (host) => {
    expect(read({ DOCS_HOST: host }).host).toBe(host);
  },
);

it.each([
  ['DOCS_REPOSITORY', 'mui/mui-x'],
  ['DOCS_REPOSITORY', 'git@github.com:mui/mui-x.git'],
  ['DOCS_REPOSITORY', 'ftp://github.com/mui/mui-x'],
  ['DOCS_HOST', 'https://mui.com'],
  ['DOCS_HOST', 'mui.com/x'],
  ['DOCS_HOST', 'mui com'],
  ['DOCS_HOST', 'mui.com\nexample.org'],
  ['DOCS_HOST', 'mui.com:port'],
])('%s "%s" makes no sense, and one line says so', (name, value) => {
  const message = errorOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^${name} must be `));
  expect(message).toContain(JSON.stringify(value));
  expect(message).not.toContain('\n');
});

it.each([
  'https://reader:s3cret@github.com/mui/mui-x',
  'https://s3cret@github.com/mui/mui-x',
  'https://:s3cret@github.com/mui/mui-x',
  'https:///reader:s3cret@github.com/mui/mui-x',
  'https:\\\\reader:s3cret@github.com\\mui',
  'https//reader:s3cret@github.com/mui/mui-x',
  'reader:s3cret@github.com/mui/mui-x',
  's3cret@github.com:mui/mui-x.git',
  'ssh://reader:s3cret@github.com/mui/mui-x',
  'https://github.com/mui/mui-x?token=s3cret',
  'https://github.com/mui/mui-x#s3cret',
  'mui/mui-x?token=s3cret',
])('a repository address that may hold a secret is refused and not repeated: %s', (address) => {
  const message = errorOf({ DOCS_REPOSITORY: address });
  expect(message).toMatch(/^DOCS_REPOSITORY must be an address without user name, password/);
  expect(message).not.toContain('s3cret');
  expect(message).not.toContain('reader');
  expect(message).not.toContain('\n');
});

it('an @ in the path of a repository is not a secret', () => {
  const repository = 'https://code.example.org/@mui/x';
  expect(read({ DOCS_REPOSITORY: repository }).repository).toBe(repository);
});

it('a license key of another form stops the build, and is not shown', () => {
  const key = 'not-a-key-but-perhaps-a-secret';
  const message = errorOf({ MUI_X_LICENSE_KEY: key });
  expect(message).toMatch(/^MUI_X_LICENSE_KEY must be /);
  expect(message).not.toContain(key);
});

it('a license key as it is issued is taken', () => {
  const key = `${'0123456789abcdef'.repeat(2)}Tz0wLEU9MA==`;
  expect(read({ MUI_X_LICENSE_KEY: key }).licenseKey).toBe(key);
});

it.each(['UA-1234-5', 'G-', 'g-abcde12345', 'G-ABC DE'])(
  'the measurement id "%s" makes no sense',
  (id) => {
    expect(errorOf({ GA_MEASUREMENT_ID: id })).toMatch(/^GA_MEASUREMENT_ID must be /);
  },
);

it('a measurement id is taken', () => {
  expect(read({ GA_MEASUREMENT_ID: 'G-ABCDE12345' }).measurementId).toBe('G-ABCDE12345');
});

it('hosted search needs all of its three values', () => {
  const message = errorOf({ ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX_NAME: 'docs' });
  expect(message).toBe('ALGOLIA_API_KEY must be set too: hosted search needs all three');
  expect(
    read({ ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' }).algolia,
  ).toEqual({ appId: 'APP', apiKey: 'key', indexName: 'docs' });
});

it.each([
  [undefined, HEADING_FONT_CSS],
  ['', ''],
  ['/fonts/heading.css', '/fonts/heading.css'],
  ['https://fonts.example/a.css?family=b', 'https://fonts.example/a.css?family=b'],
])('the heading font %s is asked for at "%s"', (value, address) => {
  expect(read(value === undefined ? {} : { HEADING_FONT_URL: value }).headingFont).toBe(address);
});

it.each([
  'http://fonts.example/a.css',
  '//fonts.example/a.css',
  'fonts/a.css',
  'javascript:alert(1)',
  '/\\evil.example/',
  '/a b.css',
])('the heading font cannot come from %s', (value) => {
  expect(errorOf({ HEADING_FONT_URL: value })).toMatch(/^HEADING_FONT_URL must be /);
});

it('credentials in the address of the heading font are refused, and not shown', () => {
  const message = errorOf({ HEADING_FONT_URL: 'https://user:secret@fonts.example/a.css' });
  expect(message).toMatch(/^HEADING_FONT_URL must be /);
  expect(message).not.toContain('secret');
});

it.each([
  ['1', true],
  ['0', false],
  ['', false],
])('CSP_REPORT_ONLY=%s', (value, reportOnly) => {
  expect(read({ CSP_REPORT_ONLY: value }).cspReportOnly).toBe(reportOnly);
});

it('a report-only mode that is neither on nor off stops the build', () => {
  expect(errorOf({ CSP_REPORT_ONLY: 'yes' })).toBe(
    'CSP_REPORT_ONLY must be 1, 0 or empty, got "yes"',
  );
});

it('the service worker is retired on request only', () => {
  expect(read({}).retireWorker).toBe(false);
  expect(read({ RETIRE_WORKER: '1' }).retireWorker).toBe(true);
  expect(errorOf({ RETIRE_WORKER: 'yes' })).toBe('RETIRE_WORKER must be "1", got "yes"');
});
