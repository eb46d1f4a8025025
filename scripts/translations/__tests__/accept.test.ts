import { parseGlossary, termsIn } from '../glossary';
import { diffLines } from '../line-diff';
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

describe('npm run i18n:accept', () => {
  it('makes a page up to date', async () => {
    await accept('--by', 'machine');
    project.edit(ENGLISH, 'ascending', 'descending');
    expect(await diff()).toContain('set-the-order');
    await accept('--by', 'person');
    expect(await diff()).toBe(`# zh ${PAGE}\n\nNothing changed.`);
    expect(project.read(ZH)).toContain('  by: person\n');
  });

  it('keeps who translated the page', async () => {
    await accept('--by', 'machine');
    await accept();
    expect(project.read(ZH)).toContain('  by: machine\n');
  });

  it('makes one section up to date', async () => {
    await accept('--by', 'machine');
    project.edit(ENGLISH, 'ascending', 'descending');
    project.edit(ENGLISH, 'a callback', 'a function');
    await accept('--section', 'control');
    const changes = await diff();
    expect(changes).toContain('## set-the-order (changed)');
    expect(changes).not.toContain('## control');
  });

  it('asks who translated a page that has no record', async () => {
    await expect(accept()).rejects.toThrow('has no record yet: add --by person or --by machine');
    await expect(accept('--section', 'control', '--by', 'person')).rejects.toThrow(
      'has no record yet: accept the whole page first',
    );
    await expect(accept('--by', 'robot')).rejects.toThrow('--by must be one of machine, person');
  });

  it('refuses a page with another structure, and says what differs', async () => {
    project.write(ENGLISH, `${project.read(ENGLISH)}\n## More\n\nText.\n`);
    const before = project.read(ZH);
    await expect(accept('--by', 'person')).rejects.toThrow(
      `${ZH} differs from ${ENGLISH}:\n  the translation has no section "more"`,
    );
    expect(project.read(ZH)).toBe(before);
  });

  it('refuses a page whose front matter is still to be translated', async () => {
    await project.run('new', 'pt', PAGE);
    await expect(project.run('accept', 'pt', PAGE)).rejects.toThrow(
      'still has lines "# translate": translate what is below them, and remove them',
    );
  });

  it('says how to translate a page that is missing', async () => {
    await expect(project.run('accept', 'pt', PAGE)).rejects.toThrow(
      `"${PAGE}" is not translated: npm run i18n:new -- pt ${PAGE}`,
    );
  });

  it('records all pages that have no record, but those with another structure', async () => {
    project.write(ZH.replace(PAGE, 'react-charts/bars'), '---\ntitle: 柱\n---\n\n短。\n');
    const printed = await project.runFailing('accept', '--all-unrecorded', '--by', 'machine');
    expect(printed).toContain('react-charts/bars/index.mdx differs from');
    expect(printed).toContain('1 pages recorded, 1 refused');
    expect(await diff()).toContain('Nothing changed.');
    expect(await project.runFailing('accept', '--all-unrecorded', '--by', 'person')).toContain(
      '0 pages recorded',
    );
    expect(project.read(ZH)).toContain('by: machine');
  });
});

it('pages that have no record may record the English of their last commit', async () => {
  project.edit(ENGLISH, 'ascending', 'descending');
  project.write(ENGLISH, `${project.read(ENGLISH)}\n## More\n\nText.\n`);
  project.commit();
  await project.run('accept', '--all-unrecorded', '--by', 'machine', '--as-committed');
  const changes = await diff();
  expect(changes).toContain('- The default order is ascending.');
  expect(changes).toContain('## more (new)');
});

describe('npm run i18n:diff', () => {
  it('shows English before and after, the translation, and terms of the glossary', async () => {
    await accept('--by', 'machine');
    const before = project.git('rev-parse', 'HEAD');
    project.commit();
    project.edit(ENGLISH, 'is ascending', 'is descending');
    project.commit();
    const printed = await diff();
    const [, since = 'none'] =
      /English, changed since (\w+) of \d{4}-\d\d-\d\d:/.exec(printed) ?? [];
    expect(before.startsWith(since)).toBe(true);
    expect(printed).toContain(
      '- The default order is ascending.\n+ The default order is descending.',
    );
    expect(printed).toContain(`Translation, ${ZH}:`);
    expect(printed).toContain('默认为升序。');
    expect(printed).toContain('  ascending / descending → 升序 / 降序\n  default → 默认 (形容词)');
    expect(printed).not.toContain('不用');
    expect(printed).not.toContain('## control');
  });

  it('names the line at which a section begins, also for the introduction', async () => {
    await accept('--by', 'machine');
    project.edit(ENGLISH, 'several.', 'two.');
    const lines = project.read(ZH).split('\n');
    const first = lines.indexOf('用户可以按一列或多列排序。') + 1;
    expect(await diff()).toContain(`Translation, ${ZH}:${first}:\n\n用户可以`);
  });

  it('shows new and removed sections', async () => {
    await accept('--by', 'machine');
    project.edit(ENGLISH, '## Set the order', '## Choose rows');
    const printed = await diff();
    expect(printed).toContain('## choose-rows (new)\n\nEnglish, new:\n\n## Choose rows');
    expect(printed).toContain('Not in the translation.');
    expect(printed).toMatch(/## set-the-order \(removed\)\n\nEnglish, removed since \w+ of/);
  });

  it('says so when history lacks the English that was translated', async () => {
    project.edit(ENGLISH, 'ascending', 'random');
    await accept('--by', 'machine');
    project.edit(ENGLISH, 'random', 'ascending');
    project.commit();
    expect(await diff()).toContain(
      'The history of git has no commit with the English text that was translated.\nEnglish now:',
    );
  });

  it('finds the English in a file that had another name', async () => {
    await accept('--by', 'machine');
    project.git('mv', 'docs/react-data-grid/sorting', 'docs/react-data-grid/order');
    project.git('mv', ZH.replace('/index.mdx', ''), ZH.replace('sorting/index.mdx', 'order'));
    project.commit();
    project.edit(ENGLISH.replace('sorting', 'order'), 'is ascending', 'is descending');
    expect(await project.run('diff', 'zh', 'react-data-grid/order')).toContain('- The default');
  });

  it('shows all pages of a language if none is named', async () => {
    expect(await project.run('diff', 'zh')).toBe('Nothing changed in pages that have a record.');
    await accept('--by', 'machine');
    project.edit(ENGLISH, 'ascending', 'descending');
    expect(await project.run('diff', 'zh')).toContain(`# zh ${PAGE}`);
  });

  it('cannot compare a page that has no record', async () => {
    await expect(diff()).rejects.toThrow('does not record what it was translated from');
  });
});

it('finds terms as whole words, also in the plural and in any case', () => {
  const glossary = parseGlossary(
    '| English | X | Note |\n| --- | --- | --- |\n| row | a | |\n| filter (one) | b | |\n| `sx` | c | |\n| hide, show | d | |\n',
  );
  const found = (text: string) => termsIn(text, glossary).map(({ translation }) => translation);
  expect(found('Rows and filters')).toEqual(['a', 'b']);
  expect(found('rowing in arrow-row')).toEqual([]);
  expect(found('Show it with `sx`')).toEqual(['c', 'd']);
});

it.each([
  ['inline code', 'Set `row` to 1.'],
  ['a fence', 'Text:\n\n```tsx\nconst row = 1;\n```\n'],
  ['an element', '<Demo src="./row.tsx" label="row" />'],
  ['the id of a heading', '## Height {/* #row */}'],
  ['the address of a link', 'See [Height](#row).'],
])('does not name terms that only occur in %s', (_place, text) => {
  const row = { english: 'row', translation: 'a', note: '' };
  expect(termsIn(text, [row])).toEqual([]);
  expect(termsIn(`${text} Each row is high.`, [row])).toEqual([row]);
});

it('compares texts by lines', () => {
  expect(diffLines('a\nb\nc', 'a\nB\nc\nd')).toEqual(['  a', '- b', '+ B', '  c', '+ d']);
  expect(diffLines('a', 'b')).toEqual(['- a', '+ b']);
});

it('shows a row of a table as changed only if its text is', () => {
  const before = '| Prop | Text |\n| ---- | ---- |\n| a    | b    |';
  const after =
    '| Prop | Text    |\n| ---- | ------- |\n| a    | b       |\n| c    | A longer one |';
  expect(diffLines(before, after).map((line) => line[0])).toEqual([' ', ' ', ' ', '+']);
});
