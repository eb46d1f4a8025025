import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, pageAround } from '../pages.mjs';

const BLOG = path.resolve(__dirname, '../../../blog');

const posts = readdirSync(BLOG, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(posts)('finds the address of the post %s', (name) => {
  const source = readFileSync(path.join(BLOG, name, 'index.mdx'), 'utf8');
  const [, slug] = /^slug: (.+)$/m.exec(source) ?? [];
  expect(addressOf(`blog/${name}/index.mdx`)).toBe(`/blog/${slug}/`);
});

it('finds the post that a demo is beside', () => {
  const post = 'blog/2024-04-18-mui-x-7-3/index.mdx';
  expect(pageAround('blog/2024-04-18-mui-x-7-3/Colors.tsx', new Set([post]))).toBe(post);
  expect(pageAround('blog/authors.yml', new Set([post]))).toBeUndefined();
});
