import path from 'node:path';
import type { Root } from 'mdast';
import { attributesOf, elementsOf, runPlugin } from '../../../mdx/syntax-tree/__tests__/mdx-pages';
import { remarkDemos } from '../remark-demos';

const SITE = path.join(__dirname, 'site');
const PAGE = path.join(SITE, 'docs', 'styled', 'index.mdx');
const CARD = '<Demo src="./Card.tsx" height={80} />\n';

function transform(text: string, file = PAGE): Promise<Root> {
  return runPlugin(remarkDemos, [{ siteDir: SITE }], file, text);
}

async function demosOf(text: string, file = PAGE) {
  return elementsOf(await transform(text, file), 'Demo').map(attributesOf);
}

function statementsOf(root: Root): string {
  return root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
}

function textsIn(code: unknown, key: string): string[] {
  return [...String(code).matchAll(new RegExp(`${key}: "([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );
}

describe('siblings in other stylings', () => {
  it('are loaded in its place, so the first demo has a file of its own', async () => {
    const page = await transform(`${CARD}\n<Demo src="./Plain.tsx" height={80} />\n`);
    expect(statementsOf(page)).toContain('styled/Card.tsx")');
  });

  it('are found because they are beside the demo', async () => {
    const [card, menu, plain] = await demosOf(
      `${CARD}\n<Demo src="./Menu.tsx" height={80} />\n\n<Demo src="./Plain.tsx" height={80} />\n`,
    );
    expect(card).toMatchObject({ name: 'Card', path: 'docs/styled/Card.tsx' });
    expect(textsIn(card?.siblings, 'styling')).toEqual(['Tailwind', 'CSS']);
    expect(textsIn(card?.siblings, 'path')).toEqual([
      'docs/styled/Card.tailwind.tsx',
      'docs/styled/Card.css.tsx',
    ]);
    expect(textsIn(menu?.siblings, 'styling')).toEqual(['Tailwind']);
    expect(menu?.menu).toBe('{StylingMenu}');
    expect(plain).not.toHaveProperty('siblings');
    expect(plain).not.toHaveProperty('menu');
  });

  it('a page without them carries no menu', async () => {
    const plain = statementsOf(await transform('<Demo src="./Plain.tsx" height={80} />\n'));
    expect(plain).not.toContain('StylingMenu');
    expect(plain).toContain('startEarly(');
    const styled = statementsOf(await transform(CARD));
    expect(styled.match(/import \{ StylingMenu \}/g)).toHaveLength(1);
  });

  it('the first demo begins to load in whichever styling it is asked for', async () => {
    const root = await transform(CARD);
    expect(statementsOf(root)).toMatch(
      /loadFirstDemo = startEarlyStyled\(\{ "MUI System": \(\) => import\(.*"Tailwind": .*"CSS": /,
    );
    const [card] = elementsOf(root, 'Demo').map(attributesOf);
    expect(card?.load).toBe('{loadFirstDemo["MUI System"]}');
    expect(card?.siblings).toContain('load: loadFirstDemo["CSS"]');
  });

  it('the excerpts of all stylings come with the page', async () => {
    const root = await transform(CARD);
    const excerpts = statementsOf(root).match(/import demoCode\w+ from .*/g) ?? [];
    expect(excerpts).toHaveLength(3);
    expect(new Set(excerpts.map((line) => line.split(' ')[1])).size).toBe(3);
  });

  it('those in Tailwind share the sheet of their page', async () => {
    const [, menu] = await demosOf(`${CARD}\n<Demo src="./Menu.tsx" height={80} />\n`);
    const load = /load: \(\) => import\(("(?:[^"\\]|\\.)*")\)/.exec(String(menu?.siblings))?.[1];
    const [, , loader = '', file = ''] = String(JSON.parse(load ?? '""')).split('!');
    expect(path.relative(SITE, file)).toBe('docs/styled/Menu.tailwind.tsx');
    const { files } = JSON.parse(loader.slice(loader.indexOf('?') + 1)) as { files: string[] };
    expect(files.map((each) => path.basename(each))).toEqual([
      'Card.tailwind.tsx',
      'Menu.tailwind.tsx',
    ]);
  });

  it.each([
    ['current', ['docs/styled/Card.tailwind.tsx', 'docs/styled/Card.css.tsx']],
    ['version-7.0.0', ['versioned_docs/version-7.0.0/styled/Card.css.tsx']],
  ])('a translated page of %s has those of its source page', async (version, siblings) => {
    const folder = path.join(SITE, 'i18n/zh/docusaurus-plugin-content-docs', version, 'styled');
    const [card] = await demosOf(CARD, path.join(folder, 'index.mdx'));
    expect(textsIn(card?.siblings, 'path')).toEqual(siblings);
  });
});

describe('wrong siblings stop the build with page and line', () => {
  it.each([
    [
      'a function that is not named as in the demo',
      'docs/styled-wrong/index.mdx',
      './Card.tsx',
      'Card.css.tsx must say "export default function Card"',
    ],
    [
      'a sibling of nothing',
      'docs/styled-orphan/index.mdx',
      './Card.tsx',
      'There is no Cart.tsx that Cart.tailwind.tsx could be a styling of',
    ],
    [
      'a sibling as the demo',
      'docs/styled/index.mdx',
      './Card.css.tsx',
      "Card.css.tsx is found because it is beside its demo: the src is the demo's own file",
    ],
  ])('%s', async (_, page, src, reason) => {
    const file = path.join(SITE, page);
    const text = `# Title\n\n<Demo src="${src}" height={80} />\n`;
    await expect(transform(text, file)).rejects.toThrow(new Error(`${file}:3: ${reason}`));
  });
});
