import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { frontMatterParser } from '../parse-front-matter';

/** Of a version without a dictionary of titles. */
const parseFrontMatter = frontMatterParser({ siteDir: '/site', titleOf: undefined });

function parse(lines: string[], filePath = '/site/docs/a/index.mdx') {
  const fileContent = ['---', ...lines, '---', '', 'plan: a line of the text', ''].join('\n');
  return parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

const RIGHT = ['title: Sorting', 'description: How to sort rows.'];

it('a page with a title and a description is right', async () => {
  const { frontMatter, content } = await parse(RIGHT);
  expect(frontMatter).toEqual({ title: 'Sorting', description: 'How to sort rows.' });
  expect(content.trim()).toBe('plan: a line of the text');
});

it('a page may name its components and carry marks', async () => {
  const marks = ['components: [DataGrid, DataGridPro]', 'plan: pro', 'planned: true'];
  const { frontMatter } = await parse([...RIGHT, ...marks, 'newFeature: false']);
  expect(frontMatter).toMatchObject({
    components: ['DataGrid', 'DataGridPro'],
    plan: 'pro',
    planned: true,
    newFeature: false,
  });
});

it.each(['component', 'interface', 'index'])('a page of the API reference: %s', async (api) => {
  const { frontMatter } = await parse([...RIGHT, `api: ${api}`, 'custom_edit_url: null']);
  expect(frontMatter).toMatchObject({ api, custom_edit_url: null });
});

it('a part of a page needs no front matter', async () => {
  const file = '/site/docs/a/_part.mdx';
  await expect(
    parseFrontMatter({
      filePath: file,
      fileContent: 'Text.',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    }),
  ).resolves.toMatchObject({ content: 'Text.' });
});

describe('a translated page records what it was translated from', () => {
  const FILE = '/site/i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx';
  const RECORD = ['translation:', '  by: machine', '  sections:', "    intro: '1a2b3c4d'"];

  it('which does not become a part of the page', async () => {
    const { frontMatter } = await parse([...RIGHT, ...RECORD, 'plan: pro'], FILE);
    expect(frontMatter).toEqual({
      title: 'Sorting',
      description: 'How to sort rows.',
      plan: 'pro',
    });
  });

  it.each([
    ['a text', ['translation: machine'], 4, '"translation" must be a map'],
    ['nobody who translated', ['translation:', '  sections: {}'], 4, '"translation.by" must be one of [machine, person]'],
    ['somebody else', ['translation:', '  by: robot', '  sections: {}'], 5, '"translation.by" must be one of [machine, person]'],
    ['no sections', ['translation:', '  by: person'], 4, '"translation.sections" must be a map'],
    ['a hash that YAML reads as a number', [...RECORD, '    sort: 12345678'], 8, '"translation.sections.sort" must be a hash in quotes'],
    ['a hash of another length', [...RECORD, "    sort: '1a2b'"], 8, '"translation.sections.sort" must be a hash in quotes'],
    ['another key', ['translation: { by: person, sections: {}, on: today }'], 4, '"translation.on" is not allowed'],
  ])('%s instead is an error with file and line', async (_, lines, line, reason) => {
    await expect(parse([...RIGHT, ...lines], FILE)).rejects.toThrow(
      `${FILE}:${line}: front matter: ${reason}`,
    );
  }); // prettier-ignore

  it('and an English page does not', async () => {
    await expect(parse([...RIGHT, ...RECORD])).rejects.toThrow(
      '/site/docs/a/index.mdx:4: front matter: "translation" is only allowed in translated pages',
    );
  });
});

describe('a wrong page is an error with file and line', () => {
  it.each([
    ['no title', ['description: D.'], 1, '"title" is required'],
    ['no description', ['title: T'], 1, '"description" is required'],
    ['an empty title', ['title: ""', 'description: D.'], 2, '"title" is not allowed to be empty'],
    ['a title that is a number', ['title: 7', 'description: D.'], 2, '"title" must be a string'],
    [
      'a description that is too long for search results',
      ['title: T', `description: ${'a'.repeat(201)}`],
      3,
      '"description" length must be less than or equal to 200',
    ],
    ['a misspelled key', [...RIGHT, 'pland: true'], 4, '"pland" is not allowed'],
    ['a key of Docusaurus', [...RIGHT, 'slug: /other'], 4, '"slug" is not allowed'],
    ['an unknown plan', [...RIGHT, 'plan: gold'], 4, '"plan" must be one of [pro, premium]'],
    [
      'another kind of API page',
      [...RIGHT, 'api: hook'],
      4,
      '"api" must be one of [component, interface, index]',
    ],
    [
      'an address to edit at',
      [...RIGHT, 'custom_edit_url: https://example.com'],
      4,
      '"custom_edit_url" must be [null]',
    ],
    ['planned in words', [...RIGHT, 'planned: soon'], 4, '"planned" must be a boolean'],
    ['planned in quotes', [...RIGHT, 'planned: "true"'], 4, '"planned" must be a boolean'],
    ['newFeature as a number', [...RIGHT, 'newFeature: 1'], 4, '"newFeature" must be a boolean'],
    [
      'components that are not a list',
      [...RIGHT, 'plan: pro', 'components: DataGrid'],
      5,
      '"components" must be an array',
    ],
    [
      'a component with a blank',
      [...RIGHT, 'components: [Data Grid]'],
      4,
      '"components[0]" with value "Data Grid" fails to match',
    ],
  ])('%s', async (_, lines, line, reason) => {
    await expect(parse(lines)).rejects.toThrow(
      `/site/docs/a/index.mdx:${line}: front matter: ${reason}`,
    );
  });

  it('a page without front matter', async () => {
    await expect(
      parseFrontMatter({
        filePath: '/site/docs/b.mdx',
        fileContent: '# B\n',
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      }),
    ).rejects.toThrow('/site/docs/b.mdx:1: front matter: "title" is required');
  });
});
