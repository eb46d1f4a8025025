import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installList } from '../install-list';
import type { GroupFiles } from '../page-files';
import { writeEditorList, writeFamilyLists } from '../write-family-lists';

let outDir: string;

function write(file: string, content: string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function group(own: string[], later: string[] = []): GroupFiles {
  return { own: new Set(own), all: new Set([...own, ...later]) };
}

const routes = {
  routes: ['/x/introduction/', '/x/offline/', '/x/charts/'].map((address) => ({ path: address })),
  chunkNames: { '/x/charts/-1a2': { content: 'charts' } },
};

function input(chunks: Record<string, GroupFiles>) {
  const pageFiles = {
    entry: group(['assets/js/main.js'], ['assets/js/settings.js']),
    byChunk: new Map(Object.entries(chunks)),
  };
  return { outDir, baseUrl: '/', build: '0123456789abcdef', routes, pageFiles };
}

function readList(name: string): unknown {
  return JSON.parse(readFileSync(path.join(outDir, 'x', 'offline', `${name}.json`), 'utf8'));
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'offline-lists-'));
  for (const page of ['introduction', 'offline', 'charts']) {
    write(`x/${page}/index.html`, `<title>${page} | MUI X</title>`);
  }
  for (const name of ['main', 'settings', 'charts', 'reading', 'edit', 'compiler']) {
    write(`assets/js/${name}.js`, name);
  }
  write('img/logo.svg', '<svg/>');
});
afterEach(() => rmSync(outDir, { recursive: true }));

it('a family lists its pages and all that they can ask for, with the id of the build', () => {
  const pages = [{ permalink: '/x/charts/', family: 'charts' }, { permalink: '/x/other/' }];
  writeFamilyLists({ ...input({ charts: group(['assets/js/charts.js']) }), pages });
  expect(readList('charts')).toEqual({
    build: '0123456789abcdef',
    pages: [{ path: '/x/charts/', title: 'charts', bytes: 29, files: [0, 1, 2] }],
    files: [
      { path: '/assets/js/charts.js', bytes: 6 },
      { path: '/assets/js/main.js', bytes: 4 },
      { path: '/assets/js/settings.js', bytes: 8 },
    ],
  });
});

it('the editor is a list without pages', () => {
  writeEditorList(
    input({
      charts: group(['assets/js/charts.js']),
      'edit-demo': group(['assets/js/edit.js'], ['assets/js/compiler.js']),
    }),
  );
  expect(readList('editor')).toEqual({
    build: '0123456789abcdef',
    pages: [],
    files: [
      { path: '/assets/js/edit.js', bytes: 4 },
      { path: '/assets/js/compiler.js', bytes: 8 },
    ],
  });
});

it('the worker brings along two pages, their first files and the code for reading offline', () => {
  const list = installList(input({ 'offline-reading': group(['assets/js/reading.js']) }));
  expect(list.pages.map((page) => page.path)).toEqual(['/x/introduction/', '/x/offline/']);
  expect(list.files).toEqual([
    { path: '/assets/js/main.js', bytes: 4 },
    { path: '/assets/js/reading.js', bytes: 7 },
    { path: '/img/logo.svg', bytes: 6 },
  ]);
});

it('the build stops when that code has another name', () => {
  expect(() => installList(input({}))).toThrow('No chunk is named "offline-reading"');
});
