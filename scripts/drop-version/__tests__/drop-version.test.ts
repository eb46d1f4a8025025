import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  copyOf,
  failingAt,
  fileIn,
  makeProject,
  run,
  stateOf,
  write,
} from '../../cut-version/__tests__/fixtures/project';
import { dropSteps } from '../steps.mjs';

// Tests run Git and Node, which take long on a busy machine.
jest.setTimeout(60_000);

/** Projects to copy, by what was cut in them. */
let templates: Record<'none' | 'one' | 'two', string>;
let project = '';

beforeAll(async () => {
  templates = {
    none: await makeProject(),
    one: await makeProject(['7.0.0']),
    two: await makeProject(['6.20', '7.0.0']),
  };
});

afterAll(() => Object.values(templates).forEach((folder) => rmSync(folder, { recursive: true })));

afterEach(() => rmSync(project, { recursive: true }));

function use(cut: keyof typeof templates): void {
  project = copyOf(templates[cut]);
}

const stepsOfDrop = (version: string) => dropSteps({ version, projectDir: project });

describe('a version that is dropped', () => {
  it('leaves the project as if it had never been cut', async () => {
    use('one');
    const reports = await run(stepsOfDrop('7.0.0'));
    expect(stateOf(project).files).toEqual(stateOf(templates.none).files);
    expect(reports).toContain('Removed 7.0.0 from versions.json, so /x/ now shows docs/');
  });

  it('leaves the other versions, and takes its generated pages along', async () => {
    use('two');
    write(project, 'versioned_docs/version-6.20/api/grid/index.mdx', 'Generated.');
    const reports = await run(stepsOfDrop('6.20'));
    expect(JSON.parse(readFileSync(fileIn(project, 'versions.json'), 'utf8'))).toEqual(['7.0.0']);
    const files = Object.keys(stateOf(project).files).join('\n');
    expect(files).not.toContain('6.20');
    expect(files).toContain('versioned_docs/version-7.0.0/grid/Orders.tsx');
    expect(files).toContain('docusaurus-plugin-content-docs/version-7.0.0/grid/index.mdx');
    expect(reports).toContain('Removed 6.20 from versions.json');
  });

  it('gives /x/ to the one before it when it was the newest', async () => {
    use('two');
    const reports = await run(stepsOfDrop('7.0.0'));
    expect(reports).toContain('Removed 7.0.0 from versions.json, so /x/ now shows 6.20');
  });
});

describe('a version that cannot be dropped', () => {
  it('is any when none was cut', async () => {
    use('none');
    const message = 'Version 7.0.0 is not in versions.json: no version is cut';
    await expect(run(stepsOfDrop('7.0.0'))).rejects.toThrow(new Error(message));
  });

  it.each([
    ['', 'Which version? npm run drop-version -- 7.0.0'],
    ['7.0.1', 'Version 7.0.1 is not in versions.json: it has 7.0.0, 6.20'],
    ['current', 'Version current is not in versions.json: it has 7.0.0, 6.20'],
  ])('"%s" changes nothing, and one line says why', async (version, message) => {
    use('two');
    const before = stateOf(project);
    await expect(run(stepsOfDrop(version))).rejects.toThrow(new Error(message));
    expect(stateOf(project)).toEqual(before);
  });

  it('is any while a file is not committed', async () => {
    use('one');
    writeFileSync(fileIn(project, 'docs/new.mdx'), 'New.');
    const before = stateOf(project);
    const message = 'Commit or stash your changes first: docs/new.mdx';
    await expect(run(stepsOfDrop('7.0.0'))).rejects.toThrow(new Error(message));
    expect(stateOf(project)).toEqual(before);
  });
});

const NUMBERS_OF_STEPS = [0, 1, 2];

it('the tests break every step', () => {
  use('one');
  expect(stepsOfDrop('7.0.0')).toHaveLength(NUMBERS_OF_STEPS.length);
});

describe.each([
  ['the only version', 'one'],
  ['one of two', 'two'],
] as const)('%s is put back', (_, cut) => {
  it.each(NUMBERS_OF_STEPS)('when step %d fails', async (index) => {
    use(cut);
    const before = stateOf(project);
    const broken = run(failingAt(stepsOfDrop('7.0.0'), index));
    await expect(broken).rejects.toThrow(
      /^Broken on purpose(\nAll files are as they were before\.)?$/,
    );
    expect(stateOf(project)).toEqual(before);
  });
});
