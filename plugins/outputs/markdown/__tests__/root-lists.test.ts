import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRootList, writeRootLists } from '../root-lists';

const DOCUMENTED = { label: '7.0.0', path: '' };
const NEXT = { label: 'Next', path: 'next' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'root-lists-'));
  mkdirSync(path.join(folder, 'zh'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function listIn(
  versions: (typeof NEXT)[],
  sections: { id: string; title: string }[] = [],
): Record<string, string> {
  const headings = { sections: '产品', versions: '版本' };
  const props = { outDir: path.join(folder, 'zh'), baseUrl: '/zh/' };
  writeRootList(props, { address: '/zh/llms.txt', list: '# MUI X\n', headings });
  const files: Record<string, string> = {};
  const write = (file: string, content: string) => (files[file] = content);
  writeRootLists({ write, unitFolders: [folder], versions, sections });
  return files;
}

it('adds the versions to the list of the documented one', () => {
  expect(listIn([NEXT, DOCUMENTED])).toEqual({
    'zh/llms.txt': '# MUI X\n\n## 版本\n\n- [Next](/x/next/llms.txt)\n- 7.0.0\n',
  });
});

it('does not list a single version', () => {
  expect(listIn([DOCUMENTED])).toEqual({ 'zh/llms.txt': '# MUI X\n' });
});

it('leads to the lists of other products, in the same language', () => {
  expect(listIn([DOCUMENTED], [{ id: 'joy-ui', title: 'Joy UI' }])).toEqual({
    'zh/llms.txt': '# MUI X\n\n## 产品\n\n- [Joy UI](/zh/joy-ui/llms.txt)\n',
  });
});
