import path from 'node:path';
import type { Link } from 'mdast';
import { runPlugin } from '../../syntax-tree/__tests__/mdx-pages';
import { walk } from '../../syntax-tree/mdx-nodes';
import { remarkPageLinks } from '../remark-page-links';

const SITE = path.resolve(__dirname, '../../../..');
const PAGE = 'react-data-grid/getting-started/index.mdx';
const SOURCE = path.join(SITE, 'docs', PAGE);
const TRANSLATION = path.join(SITE, 'i18n/zh/docusaurus-plugin-content-docs/current', PAGE);

async function urlsOf(text: string, file: string): Promise<string[]> {
  const root = await runPlugin(remarkPageLinks, [{ siteDir: SITE }], file, text);
  return walk(root).flatMap(({ node }) => (node.type === 'link' ? [(node as Link).url] : []));
}

describe('links between pages', () => {
  it.each([
    ['a source page', SOURCE],
    ['a translated page', TRANSLATION],
  ])('are found from the root of the docs on %s, with their hash', async (_, file) => {
    expect(await urlsOf('[Sorting](../sorting/index.mdx#control)', file)).toEqual([
      '/react-data-grid/sorting/index.mdx#control',
    ]);
  });

  it('stay as they are where they are not files', async () => {
    const urls = ['https://example.com/a.mdx', '#size', '/x/introduction/'];
    const text = urls.map((url) => `[a](${url})`).join(' ');
    expect(await urlsOf(text, TRANSLATION)).toEqual(urls);
  });

  it('stay as written where they lead to nothing, for the error to say', async () => {
    expect(await urlsOf('[a](../nowhere/index.mdx)', SOURCE)).toEqual(['../nowhere/index.mdx']);
  });

  it('are left alone outside of the docs', async () => {
    const page = path.join(SITE, 'src/pages/playground/_elements.mdx');
    expect(await urlsOf('[a](./elements.mdx)', page)).toEqual(['./elements.mdx']);
  });
});
