import path from 'node:path';
import { sourceFolderOf } from '../source-folder';

const SITE = path.join(__dirname, 'site');
const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs';

describe('where the source of a page lies', () => {
  it('a page at the top of the translated docs has its source at the top of the docs', () => {
    const page = path.join(SITE, TRANSLATED, 'current', 'index.mdx');
    expect(sourceFolderOf(page, SITE)).toBe(path.join(SITE, 'docs'));
  });

  it('a translated page of another plugin keeps its own folder', () => {
    const folder = path.join(SITE, 'i18n', 'zh', 'docusaurus-plugin-content-pages', 'a');
    expect(sourceFolderOf(path.join(folder, 'index.mdx'), SITE)).toBe(folder);
  });
});
