import path from 'node:path';
import type { Link } from 'mdast';
import { runPlugin } from '../../__tests__/mdx-pages';
import { walk } from '../../mdx-nodes';
import { remarkTranslatedLinks } from '../remark-translated-links';

const SITE = path.resolve(__dirname, '../../..');
const TRANSLATION = path.join(
  SITE,
  'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/getting-started/index.mdx',
);
const SOURCE = path.join(SITE, 'docs/react-data-grid/getting-started/index.mdx');

async function urlsOf(text: string, file: string): Promise<string[]> {
  const root = await runPlugin(remarkTranslatedLinks, [{ siteDir: SITE }], file, text);
  return walk(root).flatMap(({ node }) => (node.type === 'link' ? [(node as Link).url] : []));
}

describe('links of a translated page', () => {
  it('lead to the source of a page that is not translated, with their hash', async () => {
    expect(await urlsOf('[排序](../sorting/index.mdx#control)', TRANSLATION)).toEqual([
      '@site/docs/react-data-grid/sorting/index.mdx#control',
    ]);
  });

  it('stay as they are where the translation exists', async () => {
    const url = '../getting-started/index.mdx';
    expect(await urlsOf(`[开始](${url})`, TRANSLATION)).toEqual([url]);
  });

  it('stay as they are where they are no files', async () => {
    const urls = ['https://example.com/a.mdx', '#size', '/x/introduction/'];
    const text = urls.map((url) => `[a](${url})`).join(' ');
    expect(await urlsOf(text, TRANSLATION)).toEqual(urls);
  });

  it('are left alone on a source page', async () => {
    expect(await urlsOf('[a](../nowhere/index.mdx)', SOURCE)).toEqual(['../nowhere/index.mdx']);
  });
});
