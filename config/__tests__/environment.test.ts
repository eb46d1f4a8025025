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
