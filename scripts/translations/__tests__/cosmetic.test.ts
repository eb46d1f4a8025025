import { makeProject, ZH, type Project } from './fixtures/project';

jest.setTimeout(60_000);

const PAGE = 'react-data-grid/sorting';
const ENGLISH = `docs/${PAGE}/index.mdx`;

let project: Project;

beforeEach(() => {
  project = makeProject();
});

afterEach(() => project.remove());

const accept = (...args: string[]) => project.run('accept', 'zh', PAGE, ...args);
const diff = () => project.run('diff', 'zh', PAGE);

describe('a commit that is cosmetic', () => {
  it('makes nothing outdated that was up to date', async () => {
    await accept('--by', 'machine');
    project.edit(ENGLISH, 'a callback', 'a function');
    project.commit();
    project.edit(ENGLISH, 'ascending.', 'ascending!');
    project.edit(ENGLISH, 'Pass the', 'Give the');
    const commit = project.commit('Correct typos\n\nCosmetic: yes');
    expect(await project.run('accept', '--cosmetic', commit)).toBe(`${ZH}: set-the-order`);
    const changes = await diff();
    expect(changes).not.toContain('## set-the-order');
    expect(changes).toContain('## control (changed)');
  });

  it('can have the new records itself', async () => {
    await accept('--by', 'machine');
    project.edit(ENGLISH, 'a callback', 'a function');
    project.commit();
    project.edit(ENGLISH, 'ascending.', 'ascending!');
    expect(await project.run('accept', '--cosmetic')).toBe(`${ZH}: set-the-order`);
    project.commit('Correct a typo\n\nCosmetic: yes');
    const changes = await diff();
    expect(changes).not.toContain('## set-the-order');
    expect(changes).toContain('## control (changed)');
  });

  it('may delete pages', async () => {
    await accept('--by', 'machine');
    project.git('rm', '-q', '-f', ENGLISH);
    expect(await project.run('accept', '--cosmetic')).toContain('No section changed');
  });

  it('is one at a time', async () => {
    await expect(project.run('accept', '--cosmetic', 'HEAD', 'HEAD^')).rejects.toThrow('Usage:');
  });

  it('must be marked', async () => {
    await accept('--by', 'machine');
    project.edit(ENGLISH, 'ascending.', 'ascending!');
    const commit = project.commit('Correct typos');
    await expect(project.run('accept', '--cosmetic', commit)).rejects.toThrow(
      'is not marked as cosmetic: its message has no line "Cosmetic: yes" at its end',
    );
  });

  it('may change pages that are not translated', async () => {
    project.edit('docs/react-charts/bars/index.mdx', 'ascending.', 'ascending!');
    const commit = project.commit('Correct a typo\n\nCosmetic: yes');
    expect(await project.run('accept', '--cosmetic', commit)).toBe(
      'No section changed that was up to date.',
    );
  });
});
