import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoCode, DemoFileCode } from '@site/model/demo-code';
import demoCodeLoader from '../demo-code-loader';

jest.mock('../../../bundler/disk-cache', () => ({
  cached: (_key: string, make: () => Promise<string>) => make(),
}));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-code-'));
  // Packages are those of the site, whose root the loader knows.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Result {
  code: DemoCode;
  /** Files that were emitted, by name. */
  files: Record<string, string>;
  dependencies: string[];
  /** The whole code of one of the demo's files, as text. */
  whole: (index: number) => { ts: string; js?: string };
}

function textOf(html: string | undefined): string {
  return (html ?? '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/** Runs the loader as a bundler does, on a demo with other files beside it. */
async function load(source: string, others: Record<string, string> = {}): Promise<Result> {
  const files: Record<string, string> = {};
  const dependencies: string[] = [];
  const resourcePath = path.join(folder, 'Orders.tsx');
  for (const [name, text] of Object.entries({ ...others, 'Orders.tsx': source })) {
    writeFileSync(path.join(folder, name), text);
  }
  const module = await new Promise<string>((resolve, reject) => {
    const context = {
      resourcePath,
      rootContext: folder,
      getOptions: () => ({}),
      async: () => (error: unknown, text: string) => (error ? reject(error) : resolve(text)),
      addDependency: (file: string) => dependencies.push(path.basename(file)),
      emitFile: (name: string, text: string) => {
        files[name] = text;
      },
      utils: { createHash },
    };
    demoCodeLoader.call(context as unknown as ThisParameterType<typeof demoCodeLoader>, source);
  });
  const code = JSON.parse(module.slice('export default '.length, -1)) as DemoCode;
  const whole = (index: number) => {
    const file = JSON.parse(files[code.files[index]?.address ?? ''] ?? '{}') as DemoFileCode;
    return { ts: textOf(file.ts), js: file.js === undefined ? undefined : textOf(file.js) };
  };
  return { code, files, dependencies, whole };
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

it('puts the excerpt into the page, without its region comments', async () => {
  const { code } = await load(SOURCE);
  expect(textOf(code.ts.html)).toBe('<DataGrid columns={columns} />\n');
  expect(code.partial).toBe(true);
});

it('writes the whole source in both variants beside the page', async () => {
  const { code, whole } = await load(SOURCE);
  expect(code.files).toEqual([
    { name: 'Orders.tsx', address: expect.stringMatching(/^assets\/demos\/Orders-\w{8}\.json$/) },
  ]);
  const { ts, js } = whole(0);
  expect(ts).toContain('const columns: GridColDef[] = ');
  expect(js).toContain('const columns = ');
  expect(js).toContain("import { DataGrid } from '@mui/x-data-grid';");
  expect(`${ts}${js}`).not.toContain('region');
});

it('a demo without an excerpt shows whole', async () => {
  const { code } = await load('export default function Orders(): null {\n  return null;\n}\n');
  expect(textOf(code.ts.html)).toBe(
    'export default function Orders(): null {\n  return null;\n}\n',
  );
  expect(code.partial).toBe(false);
});

it('leaves the JavaScript out where it is the same text', async () => {
  const { code, files, whole } = await load(
    'export default function Orders() {\n  return null;\n}\n',
  );
  expect(code.js).toBeUndefined();
  expect(whole(0).js).toBeUndefined();
  expect(Object.keys(files).some((name) => name.endsWith('.tsx.txt'))).toBe(true);
});

it('keeps the JavaScript where only the rest of the file differs from the TypeScript', async () => {
  const { code } = await load(SOURCE);
  expect(textOf(code.js?.html)).toBe(textOf(code.ts.html));
});

it('writes the full source as text files', async () => {
  const { code, files } = await load(SOURCE);
  expect(code.ts.source).toMatch(/^assets\/demos\/Orders-[0-9a-f]{8}\.tsx\.txt$/);
  expect(code.js?.source).toMatch(/^assets\/demos\/Orders-[0-9a-f]{8}\.jsx\.txt$/);
  expect(files[code.ts.source]).toContain('export default function Orders()');
  expect(files[code.js?.source ?? '']).toContain('const columns = [');
  expect(files[code.ts.source]).not.toContain('#region');
});

it('the address of a source follows its text', async () => {
  const before = await load(SOURCE);
  const after = await load(SOURCE.replace('customer', 'id'));
  expect(before.code.ts.source).not.toBe(after.code.ts.source);
  expect(before.code.files[0]?.address).not.toBe(after.code.files[0]?.address);
});

it('names what its output depends on besides the demo', async () => {
  expect((await load(SOURCE)).dependencies).toEqual(['demo-code-loader.ts', 'versions.json']);
});

describe('a demo of several files', () => {
  const WITH_DATA = `import { rows } from './rows';\n${SOURCE}`;
  const ROWS = {
    'rows.ts': "import type { Row } from './types';\n\nexport const rows: Row[] = [];\n",
    'types.ts': 'export interface Row {\n  id: number;\n}\n',
  };

  it('has all that it imports, however far away', async () => {
    const { code, whole, dependencies } = await load(WITH_DATA, ROWS);
    expect(code.files.map(({ name }) => name)).toEqual(['Orders.tsx', 'rows.ts', 'types.ts']);
    expect(whole(1).ts).toContain('export const rows: Row[] = [];');
    expect(whole(1).js).toContain('export const rows = [];');
    expect(dependencies).toEqual(expect.arrayContaining(['rows.ts', 'types.ts']));
  });

  it('says of a file of types that JavaScript has nothing of it', async () => {
    expect((await load(WITH_DATA, ROWS)).whole(2).js).toContain('Only types');
  });

  it('knows what a worker is made of', async () => {
    const source = `const address = new URL('./worker.ts', import.meta.url);\n${SOURCE}`;
    const { code } = await load(source, { 'worker.ts': 'self.postMessage(1);\n' });
    expect(code.files.map(({ name }) => name)).toEqual(['Orders.tsx', 'worker.ts']);
  });

  it('stops for a file that is not there', async () => {
    await expect(load(WITH_DATA)).rejects.toThrow(
      `${path.join(folder, 'Orders.tsx')}: there is no file "./rows"`,
    );
  });

  it('stops for a file that does not parse, and names it', async () => {
    await expect(load(WITH_DATA, { 'rows.ts': 'const b = a c;\n' })).rejects.toThrow(
      `${path.join(folder, 'rows.ts')}:1:13: `,
    );
  });
});

describe('errors name the file', () => {
  it('with line and column where the demo does not parse', async () => {
    await expect(load('const a = 1;\nconst b = a c;\n')).rejects.toThrow(
      new Error(`${path.join(folder, 'Orders.tsx')}:2:13: Unexpected token, expected ";"`),
    );
  });

  it('with line and column where a closing tag does not fit', async () => {
    await expect(load('const a = 1;\nconst b = <Box></Stack>;\n')).rejects.toThrow(
      'Orders.tsx:2:16: Expected corresponding JSX closing tag for <Box>.',
    );
  });

  it('where a region is not closed', async () => {
    await expect(load('// #region excerpt\n')).rejects.toThrow(
      'Orders.tsx: the region "excerpt" is never closed',
    );
  });
});
