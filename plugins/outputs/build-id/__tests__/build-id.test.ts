import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeIdIntoPages } from '..';
import { idOfAssets } from '../id-of-assets';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-id-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** @returns the folder, into which the files were written in the order given */
function folderWith(name: string, files: Record<string, string>): string {
  const folder = path.join(root, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const page = (id: string) => `<meta name=mui:build content=${id}><p>Text</p>`;

describe('the id of the emitted files', () => {
  it('is the same for the same files in another folder, written in another order', () => {
    const one = folderWith('one', { 'js/a.js': '1', 'js/B.js': '2', 'css/c.css': '3' });
    const other = folderWith('some other place', {
      'css/c.css': '3',
      'js/B.js': '2',
      'js/a.js': '1',
    });
    expect(idOfAssets(one, '/')).toMatch(/^[0-9a-f]{16}$/);
    expect(idOfAssets(other, '/')).toBe(idOfAssets(one, '/'));
  });

  it.each([
    ['a content', { 'js/a.js': 'other', 'js/b.js': '2' }],
    ['a name', { 'js/a.js': '1', 'js/c.js': '2' }],
    ['what is in which file', { 'js/a.js': '2', 'js/b.js': '1' }],
    ['the number of files', { 'js/a.js': '1' }],
  ])('changes with %s', (_, files) => {
    const before = folderWith('before', { 'js/a.js': '1', 'js/b.js': '2' });
    expect(idOfAssets(folderWith('after', files), '/')).not.toBe(idOfAssets(before, '/'));
  });

  it('differs between languages', () => {
    const folder = folderWith('assets', { 'js/a.js': '1' });
    expect(idOfAssets(folder, '/zh/')).not.toBe(idOfAssets(folder, '/'));
  });
});

describe('the id in the pages', () => {
  it('is in pages of all depths, and leaves those alone that have another', () => {
    const pages = {
      '404.html': page('build-id-placeholder'),
      'x/introduction/index.html': page('build-id-placeholder'),
      'zh/404.html': page('aaaaaaaaaaaaaaaa'),
    };
    const folder = folderWith('build', pages);
    writeIdIntoPages(folder, '0123456789abcdef');
    const written = Object.keys(pages).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(written).toEqual([
      page('0123456789abcdef'),
      page('0123456789abcdef'),
      page('aaaaaaaaaaaaaaaa'),
    ]);
  });

  it('stops the build where no page has a place for it', () => {
    const folder = folderWith('build', { 'index.html': '<p>Text</p>' });
    expect(() => writeIdIntoPages(folder, '0123456789abcdef')).toThrow(/place for the build id/);
  });
});
