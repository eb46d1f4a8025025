/** @jest-environment jsdom */
import { pageHead } from '..';

interface Tag {
  tagName: string;
  attributes: Record<string, string>;
  innerHTML?: string;
}

interface Rules {
  prefetch: { where: { selector_matches: string } }[];
}

function headTags(): Tag[] {
  const tags = pageHead('MUI X')().injectHtmlTags?.({ content: undefined });
  return tags?.headTags as Tag[];
}

function isLoadedInAdvance(link: string): boolean {
  const rules = headTags().find(({ attributes }) => attributes.type === 'speculationrules');
  const [rule] = (JSON.parse(rules?.innerHTML ?? '') as Rules).prefetch;
  document.body.innerHTML = link;
  return document.querySelector('a')?.matches(rule?.where.selector_matches ?? '') ?? false;
}

it.each([
  '<a href="/x/next/introduction/" target="_self">next</a>',
  '<a href="/zh/x/introduction/" hreflang="zh-CN">中文</a>',
])('browsers may load the page of %s in advance', (link) => {
  expect(isLoadedInAdvance(link)).toBe(true);
});

it.each([
  '<a href="/x/introduction/">Introduction</a>',
  '<a href="https://mui.com/" target="_blank">MUI</a>',
])('browsers do not load the page of %s in advance', (link) => {
  expect(isLoadedInAdvance(link)).toBe(false);
});
