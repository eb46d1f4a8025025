import { createHash } from 'node:crypto';
import demoCodeLoader, { type DemoCode, type DemoCodePart } from '../demo-code-loader';

jest.mock('../../code/disk-cache', () => ({
  cached: (_key: string, make: () => Promise<string>) => make(),
}));

interface Result {
  code: DemoCode;
  /** Files that were emitted, by name. */
  files: Record<string, string>;
  dependencies: string[];
}

/** Runs the loader as a bundler does. */
async function load(source: string, part: DemoCodePart = 'excerpt'): Promise<Result> {
  const files: Record<string, string> = {};
  const dependencies: string[] = [];
  const module = await new Promise<string>((resolve, reject) => {
    const context = {
      resourcePath: '/site/docs/grid/Orders.tsx',
      getOptions: () => ({ part }),
      async: () => (error: unknown, text: string) => (error ? reject(error) : resolve(text)),
      addDependency: (file: string) => dependencies.push(file),
      emitFile: (name: string, text: string) => {
        files[name] = text;
      },
      utils: { createHash },
    };
    demoCodeLoader.call(context as unknown as ThisParameterType<typeof demoCodeLoader>, source);
  });
  return { code: JSON.parse(module.slice('export default '.length, -1)), files, dependencies };
}

function textOf(html: string | undefined): string {
  return (html ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

const SOURCE = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'customer' }];

export default function Orders() {
  return (
    // #region excerpt
    <DataGrid columns={columns} />
    // #endregion
  );
}
`;

it('gives the excerpt, without its region comments, where the page asks for it', async () => {
  const { code } = await load(SOURCE, 'excerpt');
  expect(textOf(code.ts.html)).toBe('<DataGrid columns={columns} />\n');
  expect(code.partial).toBe(true);
});

it('gives the whole source in both variants where a reader opens it', async () => {
  const { code } = await load(SOURCE, 'whole');
  expect(textOf(code.ts.html)).toContain('const columns: GridColDef[] = ');
  expect(textOf(code.js?.html)).toContain('const columns = ');
  expect(textOf(code.js?.html)).toContain("import { DataGrid } from '@mui/x-data-grid';");
  expect(textOf(code.ts.html) + textOf(code.js?.html)).not.toContain('region');
});

it('a demo without an excerpt shows whole', async () => {
  const { code } = await load('export default function Orders(): null {\n  return null;\n}\n');
  expect(textOf(code.ts.html)).toBe(
    'export default function Orders(): null {\n  return null;\n}\n',
  );
  expect(code.partial).toBe(false);
});

it('leaves the JavaScript out where it is the same text', async () => {
  const { code, files } = await load('export default function Orders() {\n  return null;\n}\n');
  expect(code.js).toBeUndefined();
  expect(code.ts.html).not.toBe('');
  expect(Object.keys(files).some((name) => name.endsWith('.tsx.txt'))).toBe(true);
});

it('keeps the JavaScript where only the rest of the file differs from the TypeScript', async () => {
  const { code } = await load(SOURCE, 'excerpt');
  expect(textOf(code.js?.html)).toBe(textOf(code.ts.html));
});

it('writes the full source as text files, whichever part is asked for', async () => {
  const { code, files } = await load(SOURCE, 'excerpt');
  expect(code.ts.source).toMatch(/^assets\/demos\/Orders-[0-9a-f]{8}\.tsx\.txt$/);
  expect(code.js?.source).toMatch(/^assets\/demos\/Orders-[0-9a-f]{8}\.jsx\.txt$/);
  expect(files[code.ts.source]).toContain('export default function Orders()');
  expect(files[code.js?.source ?? '']).toContain('const columns = [');
  expect(files[code.ts.source]).not.toContain('#region');
});

it('the address of a source follows its text', async () => {
  const [before, after] = await Promise.all([load(SOURCE), load(SOURCE.replace('customer', 'id'))]);
  expect(before.code.ts.source).not.toBe(after.code.ts.source);
});

it('names itself as something that its output depends on', async () => {
  expect((await load(SOURCE)).dependencies).toEqual([require.resolve('../demo-code-loader')]);
});

describe('errors name the file', () => {
  it('with line and column where the demo does not parse', async () => {
    await expect(load('const a = 1;\nconst b = a c;\n')).rejects.toThrow(
      new Error('/site/docs/grid/Orders.tsx:2:13: Unexpected token, expected ";"'),
    );
  });

  it('with line and column where a closing tag does not fit', async () => {
    await expect(load('const a = 1;\nconst b = <Box></Stack>;\n')).rejects.toThrow(
      /^\/site\/docs\/grid\/Orders\.tsx:2:16: Expected corresponding JSX closing tag for <Box>\.$/,
    );
  });

  it('where a region is not closed', async () => {
    await expect(load('// #region excerpt\n')).rejects.toThrow(
      '/site/docs/grid/Orders.tsx: the region "excerpt" is never closed',
    );
  });
});
