import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDependencies } from '../read-dependencies';
import { readProject } from '../read-project';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
}

describe('readProject', () => {
  it('reads sources and manifests, and nothing that tools installed or wrote', async () => {
    write({
      'package.json': '{}',
      'src/a.tsx': '1',
      'src/b.mjs': '2',
      'src/types.d.ts': '3',
      'src/style.css': '4',
      'node_modules/x/index.js': '5',
      'dist/a.js': '6',
      '.next/a.js': '7',
      'generated/a.ts': '8',
      'apps/web/generated/a.ts': '9',
      'apps/web/page.jsx': '10',
      '.gitignore': '/generated/\n*.log\n',
    });
    const files = await readProject(root, new AbortController().signal);
    expect(files.map((file) => file.path)).toEqual([
      'apps/web/page.jsx',
      'package.json',
      'src/a.tsx',
      'src/b.mjs',
    ]);
  });

  it('leaves out large files, and does not follow links', async () => {
    write({ 'a.js': '1', 'large.js': ' '.repeat(1_000_001) });
    symlinkSync(tmpdir(), path.join(root, 'elsewhere'));
    symlinkSync(path.join(root, 'a.js'), path.join(root, 'link.js'));
    expect(await readProject(root, new AbortController().signal)).toEqual([
      { path: 'a.js', content: '1' },
    ]);
  });
});

describe('readDependencies', () => {
  it('finds the lines of packages, and no other keys', () => {
    const content = JSON.stringify(
      { scripts: { lint: 'eslint' }, dependencies: { a: '1', '@b/c': '2' }, devDependencies: null },
      null,
      2,
    );
    expect(readDependencies([{ path: 'apps/web/package.json', content }])).toEqual([
      { name: 'a', place: { file: 'apps/web/package.json', line: 6, column: 5 } },
      { name: '@b/c', place: { file: 'apps/web/package.json', line: 7, column: 5 } },
    ]);
  });

  it.each(['', '{', '[]', 'null', '"text"', '{ "dependencies": 5 }'])('reads %j', (content) => {
    expect(readDependencies([{ path: 'package.json', content }])).toEqual([]);
  });
});
