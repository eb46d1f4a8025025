import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { attributesOf, elementsOf, runPlugin } from '../../syntax-tree/__tests__/mdx-pages';
import { walk } from '../../syntax-tree/mdx-nodes';
import type { CodeBlockVariant } from '@site/model/code-block';
import { remarkCodeBlocks } from '../remark-code-blocks';

jest.mock('../../../bundler/disk-cache', () => ({
  cached: (_key: string, make: () => Promise<string>) => make(),
}));

const PAGE = path.join(__dirname, 'fixtures', 'fences.mdx');

interface Block {
  title: unknown;
  showLineNumbers: unknown;
  variants: { id: string; language: string; text: string; marked: string[] }[];
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

function markedOf(html: string): string[] {
  return [...html.matchAll(/<span class=marked>([^]*?)\n<\/span>/g)].map(([line]) =>
    textOf(line).trim(),
  );
}

function blockOf(element: MdxJsxFlowElement): Block {
  const { title, showLineNumbers, variants } = attributesOf(element);
  const parsed = JSON.parse(String(variants).slice(1, -1)) as CodeBlockVariant[];
  return {
    title,
    showLineNumbers,
    variants: parsed.map(({ id, language, html }) => ({
      id,
      language,
      text: textOf(html),
      marked: markedOf(html),
    })),
  };
}

async function blocksOf(text?: string): Promise<Block[]> {
  const root = await runPlugin(remarkCodeBlocks, [], PAGE, text);
  return elementsOf(root, 'CodeBlock').map(blockOf);
}

function fence(info: string, ...lines: string[]): string {
  return ['```' + info, ...lines, '```', ''].join('\n');
}

describe('a page with fences', () => {
  it('has a block for every fence, wherever it stands, and no fence is left', async () => {
    const root = await runPlugin(remarkCodeBlocks, [], PAGE);
    const first = elementsOf(root, 'CodeBlock').map((element) => blockOf(element).variants[0]);
    expect(first.map((variant) => variant?.language)).toEqual([
      'TSX',
      'TS',
      'TS',
      'TS',
      'Bash',
      'JSX',
      'CSS',
      'Text',
      'JSON',
      'Bash',
      'YAML',
    ]);
    expect(walk(root).filter(({ node }) => node.type === 'code')).toEqual([]);
  });

  it('a fence of TypeScript has both variants, title, line numbers and marked lines', async () => {
    const [block] = await blocksOf();
    expect(block).toEqual({
      title: 'src/App.tsx',
      showLineNumbers: true,
      variants: [
        {
          id: 'TS',
          language: 'TSX',
          text: 'const columns: GridColDef[] = [];\nconst [open, setOpen] = useState<boolean>(false);\n',
          marked: ['const [open, setOpen] = useState<boolean>(false);'],
        },
        {
          id: 'JS',
          language: 'JSX',
          text: 'const columns = [];\nconst [open, setOpen] = useState(false);\n',
          marked: ['const [open, setOpen] = useState(false);'],
        },
      ],
    });
  });

  it('the JavaScript of a ts fence is called JS', async () => {
    const [, block] = await blocksOf();
    expect(block?.variants.map(({ language }) => language)).toEqual(['TS', 'JS']);
    expect(block).toMatchObject({ title: undefined, showLineNumbers: undefined });
  });

  it('js-variant=false shows the TypeScript alone', async () => {
    const [, , block] = await blocksOf();
    expect(block?.variants).toEqual([
      { id: '', language: 'TS', text: 'const size: number = 8;\n', marked: [] },
    ]);
  });

  it('a fence of only types has no variant to choose', async () => {
    const [, , , block] = await blocksOf();
    expect(block?.variants.map(({ id }) => id)).toEqual(['']);
    expect(block?.variants[0]?.text).toContain('interface Row');
  });

  it('an npm fence has the commands of every package manager', async () => {
    const [, , , , block] = await blocksOf();
    expect(block?.variants.map(({ id, language, text }) => [id, language, text])).toEqual([
      ['npm', 'Bash', 'npm install @mui/x-charts@7.0.0\nnpm install -D typescript\n'],
      ['yarn', 'Bash', 'yarn add @mui/x-charts@7.0.0\nyarn add --dev typescript\n'],
      ['pnpm', 'Bash', 'pnpm add @mui/x-charts@7.0.0\npnpm add -D typescript\n'],
    ]);
  });

  it('a fence of another language has one text', async () => {
    const blocks = await blocksOf();
    expect(blocks[5]?.variants.map(({ id }) => id)).toEqual(['']);
    expect(blocks[6]).toMatchObject({ title: 'theme.css', variants: [{ marked: ['.grid {'] }] });
    expect(blocks[7]?.variants[0]?.text).toBe('plain < text\n');
  });
});

describe('the JavaScript of a fence', () => {
  it('marks nothing where its lines are no longer those of the TypeScript', async () => {
    const [block] = await blocksOf(
      fence('tsx {1}', 'interface Row {', '  id: number;', '}', 'const row: Row = load();'),
    );
    expect(block?.variants.map(({ marked }) => marked)).toEqual([['interface Row {'], []]);
  });

  it('is there for a JSX expression', async () => {
    const [block] = await blocksOf(fence('tsx', '<Grid<Row> rows={rows as Row[]} />'));
    expect(block?.variants[1]?.text).toBe('<Grid rows={rows} />\n');
  });
});

describe('errors name the page and the line of the fence', () => {
  it('code that does not parse, with its own line and the way out', async () => {
    const text = `# Title\n\n${fence('tsx', 'const a = 1;', 'const b = a c;')}`;
    await expect(blocksOf(text)).rejects.toThrow(
      new Error(
        `${PAGE}:3: the tsx fence does not parse in its line 2: Unexpected token, expected ";". ` +
          'Fix it, or write js-variant=false behind its language',
      ),
    );
  });

  it('code that does not parse is not an error where no JavaScript is asked for', async () => {
    const [block] = await blocksOf(fence('ts js-variant=false', '...props'));
    expect(block?.variants[0]?.text).toBe('...props\n');
  });

  it('a closing tag that does not fit', async () => {
    await expect(blocksOf(fence('tsx', '<Box>', '</Stack>'))).rejects.toThrow(
      `${PAGE}:1: the tsx fence does not parse in its line 2: Expected corresponding JSX closing tag`,
    );
  });

  it('a word that means nothing', async () => {
    await expect(blocksOf(`\n\n\n${fence('css titel="a.css"', '.a {}')}`)).rejects.toThrow(
      new Error(`${PAGE}:4: "titel="a.css"" means nothing behind the language of a fence`),
    );
  });
});
