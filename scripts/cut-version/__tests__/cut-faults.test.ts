import { rmSync } from 'node:fs';
import { installPackages } from '../../../plugins/files/install-packages.mjs';
import { commit, copyOf, fileIn, makeProject, run } from './fixtures/project';
import { stateOf, stepsOfCut, write } from './fixtures/project';

// Tests run Git, Node and npm, which take long on a busy machine.
jest.setTimeout(60_000);

let template = '';
let project = '';

beforeAll(async () => {
  template = await makeProject();
});

afterAll(() => rmSync(template, { recursive: true }));

beforeEach(() => {
  project = copyOf(template);
});

afterEach(() => rmSync(project, { recursive: true }));

describe('when something outside of the command fails, one line says what', () => {
  /** How a cut ends: with one line, and another one that says that everything is as it was. */
  async function outcomeOf(slow: Parameters<typeof stepsOfCut>[2]) {
    const before = JSON.stringify(stateOf(project));
    const error = await run(stepsOfCut(project, '7.0.0', slow)).then(
      () => new Error('The version was cut'),
      (reason: Error) => reason,
    );
    const [reason, ...rest] = error.message.split('\n');
    return { reason, rest, isPutBack: JSON.stringify(stateOf(project)) === before };
  }

  const because = (reason: RegExp): Awaited<ReturnType<typeof outcomeOf>> => ({
    reason: expect.stringMatching(reason) as string,
    rest: ['All files are as they were before.'],
    isPutBack: true,
  });

  it('a demo', async () => {
    const runDemos = () =>
      Promise.reject(new Error('The check of all demos of x/current/en ended with exit code 1'));
    expect(await outcomeOf({ runDemos })).toEqual(
      because(/^The check of all demos .* exit code 1/),
    );
  });

  it('the registry', async () => {
    const kept = { ...process.env };
    process.env.npm_config_registry = 'http://127.0.0.1:9';
    process.env.npm_config_fetch_retries = '0';
    process.env.npm_config_cache = fileIn(project, 'node_modules/.npm');
    const install = (version: { id: string; packages: string }) =>
      installPackages(project, version);
    try {
      expect(await outcomeOf({ installPackages: install })).toEqual(
        because(
          /^The packages of version 7\.0\.0 cannot be installed \(.*ECONNREFUSED.*"npm ping"/,
        ),
      );
    } finally {
      process.env = kept;
    }
  });

  it('an installed package that differs from the lockfile', async () => {
    write(project, 'node_modules/dayjs/package.json', '{ "version": "1.11.9" }');
    expect(await outcomeOf({})).toEqual(
      because(/^dayjs is 1\.11\.9, and 1\.11\.0 in package-lock\.json: run npm ci/),
    );
  });

  it('a list of versions that breaks its schema', async () => {
    write(project, 'model/versions.schema.json', '{ "type": "array", "maxItems": 1 }');
    commit(project);
    expect(await outcomeOf({})).toEqual(because(/^model\/versions\.json would break its schema:/));
  });

  it('a signal', async () => {
    // As the real one would end the process of all tests.
    const listMembers = async () => void process.emit('SIGTERM', 'SIGTERM');
    expect(await outcomeOf({ listMembers })).toEqual(because(/^Stopped by SIGTERM/));
  });
});
