import { readEnvironment } from '../environment';

function errorOf(env: Record<string, string>): string {
  try {
    readEnvironment(env as NodeJS.ProcessEnv);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
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

it('a licence key of another form stops the build, and is not shown', () => {
  const key = 'not-a-key-but-perhaps-a-secret';
  const message = errorOf({ MUI_X_LICENSE_KEY: key });
  expect(message).toMatch(/^MUI_X_LICENSE_KEY must be /);
  expect(message).not.toContain(key);
});

it('a licence key as it is issued is taken', () => {
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
