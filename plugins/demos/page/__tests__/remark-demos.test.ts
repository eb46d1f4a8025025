import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { attributesOf, elementsOf, runPlugin } from '../../../mdx/syntax-tree/__tests__/mdx-pages';
import { remarkDemos } from '../remark-demos';

const SITE = path.join(__dirname, 'site');
const PAGE = path.join(SITE, 'docs', 'grid', 'index.mdx');

function transform(file: string, text?: string): Promise<Root> {
  return runPlugin(remarkDemos, [{ siteDir: SITE }], file, text);
}

function demosOf(root: Root): MdxJsxFlowElement[] {
  return elementsOf(root, 'Demo');
}

function importsOf(root: Root): string[] {
  return root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

/** Requests to the bundler: the loader, its options, and the file. */
function requestsIn(code: unknown): { tools: string; file: string }[] {
  return [...String(code).matchAll(/"!!(?:[^"\\]|\\.)*"/g)].map(([text]) => {
    const [, , loader = '', file = ''] = String(JSON.parse(text)).split('!');
    const { tools } = JSON.parse(loader.slice(loader.indexOf('?') + 1));
    return { tools, file: path.relative(SITE, file) };
  });
}

describe('a page with demos', () => {
  it('every demo knows its name, its source and its height', async () => {
    const demos = demosOf(await transform(PAGE)).map(attributesOf);
    expect(demos).toMatchObject([
      { name: 'Orders', path: 'docs/grid/Orders.tsx', height: '{400}' },
      { name: 'Prices', path: 'docs/grid/Prices.tsx', height: '{{ xs: 520, md: 360 }}' },
      { name: 'Totals', path: 'docs/grid/sub/Totals.tsx', height: '{200}' },
    ]);
  });

  it('what its author wrote for the build does not reach the component', async () => {
    const [demo] = demosOf(await transform(PAGE));
    expect(Object.keys(attributesOf(demo)).sort()).toEqual([
      'code',
      'early',
      'height',
      'load',
      'name',
      'path',
    ]);
  });

  it('only the first demo loads at once, and begins to before the page is hydrated', async () => {
    const root = await transform(PAGE);
    const demos = demosOf(root).map(attributesOf);
    expect(demos.map(({ early }) => early)).toEqual([true, undefined, undefined]);
    expect(demos[0]?.load).toBe('{loadFirstDemo}');
    const file = path.join(SITE, 'docs/grid/Orders.tsx');
    expect(importsOf(root)).toContain(
      `export const loadFirstDemo = startEarly(() => import(${JSON.stringify(`${file}?shared`)}));`,
    );
  });

  it('the first demo shares the file of the others where the second is near the top', async () => {
    const loads = async (height: number) => {
      const root = await transform(
        PAGE,
        `<Demo src="./Orders.tsx" height={${height}} />\n\n<Demo src="./Prices.tsx" height={50} />\n`,
      );
      return importsOf(root).find((line) => line.includes('loadFirstDemo'));
    };
    expect(await loads(50)).toContain('Orders.tsx?shared"');
    expect(await loads(1600)).toContain('Orders.tsx"');
  });

  it('a first demo far down comes when it is asked for, as the others do', async () => {
    const demo = '<Demo src="./Orders.tsx" height={400} />\n';
    const root = await transform(PAGE, `${'Some words.\n\n'.repeat(40)}${demo}`);
    const [orders] = demosOf(root).map(attributesOf);
    const file = path.join(SITE, 'docs/grid/Orders.tsx');
    expect(orders?.load).toBe(`{() => import(${JSON.stringify(`${file}?shared`)})}`);
    expect(orders).not.toHaveProperty('early');
    expect(importsOf(root).join('\n')).not.toContain('startEarly');
  });

  it('a demo comes when it is asked for', async () => {
    const [, demo] = demosOf(await transform(PAGE)).map(attributesOf);
    const file = path.join(SITE, 'docs/grid/Prices.tsx');
    expect(demo?.load).toBe(`{() => import(${JSON.stringify(`${file}?shared`)})}`);
  });

  it('the excerpts of the code come with the page, each under a name of its own', async () => {
    const root = await transform(PAGE);
    const names = demosOf(root).map((demo) => attributesOf(demo).code);
    expect(new Set(names).size).toBe(3);
    const imports = importsOf(root).filter((line) => line.includes('"!!'));
    expect(imports).toHaveLength(3);
    expect(imports.find((line) => line.includes('Orders'))).toContain(
      `import ${String(names[0]).slice(1, -1)} from`,
    );
  });

  it('the tools that make the code are part of the request, so caches notice new ones', async () => {
    const [request] = importsOf(await transform(PAGE)).flatMap(requestsIn);
    expect(request?.tools).not.toBe('');
    expect(request?.tools).toBeDefined();
  });

  it('a page without demos stays as it is', async () => {
    const root = await transform(PAGE, '# Title\n\nText.\n');
    expect(root.children.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  });

  it.each([
    ['current', 'docs/grid/Orders.tsx'],
    ['version-7.0.0', 'versioned_docs/version-7.0.0/grid/Orders.tsx'],
  ])('a translated page of %s shows the demo of its source page', async (version, demo) => {
    const folder = path.join(SITE, 'i18n/zh/docusaurus-plugin-content-docs', version, 'grid');
    const [element] = demosOf(await transform(path.join(folder, 'index.mdx'))).map(attributesOf);
    expect(element?.path).toBe(demo);
  });
});

describe('wrong usage stops the build with page and line', () => {
  it.each([
    [
      'a file that does not exist',
      '<Demo src="./Missing.tsx" height={400} />',
      'There is no demo "./Missing.tsx" (looked for docs/grid/Missing.tsx)',
    ],
    [
      'no src',
      '<Demo height={400} />',
      'The src of a demo is a relative path to a .tsx file, got ""',
    ],
    [
      'a function that is not named after its file',
      '<Demo src="./Renamed.tsx" height={400} />',
      'Renamed.tsx must say "export default function Renamed"',
    ],
    [
      'no height',
      '<Demo src="./Orders.tsx" />',
      'A demo needs its height, so nothing jumps when it arrives',
    ],
    [
      'a height that is text',
      '<Demo src="./Orders.tsx" height="400" />',
      'The height of a demo is a number or { xs, md }: height={400}',
    ],
    [
      'a height without a value',
      '<Demo src="./Orders.tsx" height />',
      'The height of a demo is a number or { xs, md }: height={400}',
    ],
    [
      'a demo within a line of text',
      'See <Demo src="./Orders.tsx" height={400} /> here.',
      'A demo needs its own line',
    ],
    [
      'another attribute',
      '<Demo src="./Orders.tsx" height={400} wide />',
      'A demo takes src and height only',
    ],
    [
      'spread attributes',
      '<Demo src="./Orders.tsx" height={400} {...more} />',
      'A demo takes src and height only',
    ],
    [
      'the same demo twice',
      '<Demo src="./Prices.tsx" height={400} />',
      'The demo "Prices" is on this page twice',
    ],
  ])('%s', async (_, demo, reason) => {
    const text = `# Title\n\n<Demo src="./Prices.tsx" height={1} />\n\n${demo}\n`;
    await expect(transform(PAGE, text)).rejects.toThrow(new Error(`${PAGE}:5: ${reason}`));
  });

  it('names the translated page where the mistake is written', async () => {
    const page = path.join(SITE, 'i18n/zh/docusaurus-plugin-content-docs/current/grid/index.mdx');
    const text = '\n\n<Demo src="./Missing.tsx" height={1} />\n';
    await expect(transform(page, text)).rejects.toThrow(`${page}:3: There is no demo`);
  });
});
