import { makeProject, SORTING, ZH, type Project } from './fixtures/project';

jest.setTimeout(60_000);

const PAGE = 'react-data-grid/sorting';
const ENGLISH = `docs/${PAGE}/index.mdx`;

let project: Project;

beforeEach(() => {
  project = makeProject();
});

afterEach(() => project.remove());

async function statusOf(page: string, language = 'zh') {
  const { text } = await readJson();
  return text.languages.find((each) => each.language === language)?.pages.find((each) => each.page === page);
} // prettier-ignore

interface Report {
  version: string;
  languages: {
    language: string;
    pages: { page: string; state: string }[];
    shares: { family: string }[];
  }[];
}

async function readJson(...args: string[]) {
  const printed = await project.run('status', '--json', ...args);
  return { text: JSON.parse(printed) as Report };
}

const accept = () => project.run('accept', 'zh', PAGE, '--by', 'machine');

describe('npm run i18n:status', () => {
  it('lists pages that are missing, and those of which nobody knows the state', async () => {
    expect(await statusOf(PAGE)).toMatchObject({ state: 'not recorded', family: 'data-grid' });
    expect(await statusOf('react-charts/bars')).toMatchObject({ state: 'missing' });
    expect(await statusOf(PAGE, 'pt')).toMatchObject({ state: 'missing' });
  });

  it('leaves out parts of pages and the reference', async () => {
    const { text } = await readJson('--language', 'zh');
    expect(text.languages.map(({ language }) => language)).toEqual(['zh']);
    expect(text.languages[0]?.pages.map(({ page }) => page)).toEqual(['react-charts/bars', PAGE]);
  });

  it('names the sections whose English changed', async () => {
    await accept();
    expect(await statusOf(PAGE)).toMatchObject({ state: 'up to date', by: 'machine' });
    project.edit(ENGLISH, 'ascending', 'descending');
    expect(await statusOf(PAGE)).toMatchObject({
      state: 'outdated',
      outdated: [{ id: 'set-the-order', state: 'changed' }],
    });
    expect(await project.run('status')).toContain(`outdated  ${PAGE}: set-the-order (changed)`);
  });

  it('names texts that are still in English', async () => {
    project.edit(
      ZH,
      '用户可以按一列或多列排序。',
      'Users can sort rows by one column or by several.',
    );
    expect(await project.run('status')).toContain(`English   ${PAGE}: "Users can sort rows by one`);
  });

  it('shows shares by family', async () => {
    await accept();
    const rows = (await project.run('status', '--language', 'zh')).split('\n');
    const cells = (family: string) =>
      rows.find((row) => row.startsWith(`| ${family} `))?.split('|').map((cell) => cell.trim());
    expect(cells('Family')?.slice(1, 5)).toEqual(['Family', 'Pages', 'Translated', 'Up to date']);
    expect(cells('Data Grid')?.slice(1, 5)).toEqual(['Data Grid', '1', '1 (100%)', '1 (100%)']);
    expect(cells('Charts')?.slice(1, 5)).toEqual(['Charts', '1', '0 (0%)', '0 (0%)']);
    expect(cells('All')?.slice(1, 5)).toEqual(['All', '2', '1 (50%)', '1 (50%)']);
  }); // prettier-ignore

  it('fails for a page whose English is gone', async () => {
    project.write(ZH.replace('sorting', 'gone'), project.read(ZH));
    expect(await project.runFailing('status')).toContain(
      'orphan    react-data-grid/gone: the English page is gone',
    );
  });

  it('fails for a section whose English is gone', async () => {
    project.edit(ENGLISH, '{/* #control */}', '{/* #model */}');
    expect(await project.runFailing('status')).toContain(
      `orphan    ${PAGE}: the English page has no section control`,
    );
  });

  it('fails for a broken record, with file and line', async () => {
    project.edit(ZH, 'title: 排序', 'title: 排序\ntranslation: { by: robot, sections: {} }');
    expect(await project.runFailing('status')).toContain(
      `broken    ${ZH}:3: "translation.by" must be one of [machine, person]`,
    );
  });

  it('fails for a page that cannot be parsed, with file and line', async () => {
    project.edit(ZH, '默认为升序。', '<Demo>');
    expect(await project.runFailing('status')).toContain(`broken    ${ZH}:`);
  });

  it('reads another version, in its languages', async () => {
    const { text } = await readJson('--version', '7.0.0');
    expect(text.version).toBe('7.0.0');
    expect(text.languages.map(({ language }) => language)).toEqual(['zh']);
    expect(text.languages[0]?.pages).toMatchObject([{ page: 'whats-new', state: 'missing' }]);
  });

  it('says which versions and languages there are', async () => {
    await expect(project.run('status', '--version', '6.0.0')).rejects.toThrow(
      '"6.0.0" is not a version with translations. These are: current, 7.0.0',
    );
    await expect(project.run('status', '--language', 'de')).rejects.toThrow(
      'Version next is not translated into "de", but into zh, pt',
    );
  });
});

describe('npm run i18n:new', () => {
  const FILE = 'i18n/pt/docusaurus-plugin-content-docs/current/react-data-grid/sorting/index.mdx';

  it('makes a page to translate, with marks, ids and a record', async () => {
    expect(await project.run('new', 'pt', PAGE)).toContain(FILE);
    const source = project.read(FILE);
    expect(source).toMatch(
      /^---\n# translate\ntitle: Sorting\n# translate\ndescription: How to sort rows\.\ntranslation:\n {2}by: person\n {2}sections:\n {4}front-matter: '[\da-f]{8}'\n {4}intro: /,
    );
    expect(source).toContain('\n## Set the order {/* #set-the-order */}\n');
    expect(source).toContain('\n## Use `sortModel` {/* #control */}\n');
    expect(source.endsWith(SORTING.split('\n').slice(-4).join('\n'))).toBe(true);
  });

  it('whose texts are still in English, and which is up to date besides', async () => {
    await project.run('new', 'pt', `/${PAGE}/`, '--by', 'machine');
    expect(await statusOf(PAGE, 'pt')).toMatchObject({
      state: 'up to date',
      by: 'machine',
      identical: ['Users can sort rows by one column or by several.', 'The default order is ascending.', 'Pass the model and a callback.'],
    });
  }); // prettier-ignore

  it('makes a page of another version', async () => {
    await project.run('new', 'zh', 'whats-new', '--version', '7.0.0');
    const file = 'i18n/zh/docusaurus-plugin-content-docs/version-7.0.0/whats-new/index.mdx';
    expect(project.read(file)).toContain('by: person');
  });

  it('never replaces a translation', async () => {
    await expect(project.run('new', 'zh', PAGE)).rejects.toThrow(`${ZH} exists already`);
    await expect(project.run('new', 'zh', 'nothing')).rejects.toThrow(
      'docs/ has no page "nothing"',
    );
  });
});
