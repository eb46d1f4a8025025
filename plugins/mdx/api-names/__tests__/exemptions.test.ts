import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { frontMatterParser } from '../../front-matter/parse-front-matter';

const parseFrontMatter = frontMatterParser({ siteDir: '/site', titleOf: undefined });

function parse(lines: string[]) {
  const right = ['title: Sorting', 'description: How to sort rows.', 'namesNotInReference:'];
  return parseFrontMatter({
    filePath: '/site/docs/a/index.mdx',
    fileContent: ['---', ...right, ...lines, '---', ''].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

it('a page may exempt names, each for a reason', async () => {
  const { frontMatter } = await parse(['  - name: isOpen', '    reason: A state of the example']);
  expect(frontMatter.namesNotInReference).toEqual([
    { name: 'isOpen', reason: 'A state of the example' },
  ]);
});

it.each([
  ['no reason', ['  - name: isOpen']],
  ['an empty reason', ['  - name: isOpen', "    reason: ''"]],
  ['a name alone', ['  - isOpen']],
])('%s is an error with file and line', async (_, lines) => {
  await expect(parse(lines)).rejects.toThrow(
    /^\/site\/docs\/a\/index\.mdx:4: front matter: "namesNotInReference/,
  );
});
