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

type Lists = Omit<Parameters<typeof writeRootLists>[0], 'write' | 'unitFolders'>;

/** What is written for a list of a site, in Chinese unless the language is given. */
function listIn(lists: Partial<Lists>, language: '' | '/zh' = '/zh'): Record<string, string> {
  const headings = { sections: '产品', versions: '版本' };
  const props = { outDir: path.join(folder, language), baseUrl: `${language}/` };
  const address = `${language}/llms.txt`;
  writeRootList(props, { address, list: '# MUI X\n', headings });
  const files: Record<string, string> = {};
  const write = (file: string, content: string) => (files[file] = content);
  const all = { versions: [DOCUMENTED], sections: [], blog: false, ...lists };
  writeRootLists({ write, unitFolders: [folder], ...all });
  return files;
}

it('adds the versions to the list of the documented one', () => {
  expect(listIn({ versions: [NEXT, DOCUMENTED] })).toEqual({
    'zh/llms.txt': '# MUI X\n\n## 版本\n\n- [Next](/x/next/llms.txt)\n- 7.0.0\n',
  });
});

it('does not list a single version', () => {
  expect(listIn({})).toEqual({ 'zh/llms.txt': '# MUI X\n' });
});

it('leads to the lists of other products, in the same language', () => {
  expect(listIn({ sections: [{ id: 'joy-ui', title: 'Joy UI' }] })).toEqual({
    'zh/llms.txt': '# MUI X\n\n## 产品\n\n- [Joy UI](/zh/joy-ui/llms.txt)\n',
  });
});

it('leads only from the English list to the blog', () => {
  expect(listIn({ blog: true })).toEqual({ 'zh/llms.txt': '# MUI X\n' });
  expect(listIn({ blog: true }, '')['llms.txt']).toMatch(
    /^# MUI X\n\n## Blog\n\n- \[MUI X blog\]\(\/blog\/llms\.txt\): \w/,
  );
});
