import type { Root } from 'mdast';
import { remarkLeftOutPages } from '../remark-left-out-pages';

function urlAfter(url: string): string | undefined {
  const root: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'link', url, children: [] }] }],
  };
  remarkLeftOutPages(['/x/react-charts/bars/'])(root);
  const [paragraph] = root.children;
  const [link] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return link?.type === 'link' ? link.url : undefined;
}

it.each([
  ['/react-charts/lines/index.mdx', '/x/react-charts/lines/'],
  ['/react-charts/lines/index.mdx#area', '/x/react-charts/lines/#area'],
])('gives %s the address %s', (url, address) => {
  expect(urlAfter(url)).toBe(address);
});

it.each(['/react-charts/bars/index.mdx#stacked', '/x/react-charts/', '#area', 'https://a.b/c.mdx'])(
  'leaves %s',
  (url) => {
    expect(urlAfter(url)).toBe(url);
  },
);
