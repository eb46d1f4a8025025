import { indexedHtml, type IndexedPage } from '../page-html';

const PAGE: IndexedPage = {
  title: 'Row spanning',
  permalink: '/x/react-data-grid/row-spanning/',
  kind: 'page',
  family: 'dataGrid',
  language: 'en',
  keywords: ['rowspan', 'A & B'],
};

function html(body: string): string {
  return `<main><div class="theme-doc-markdown markdown" lang=en>${body}</div></main>`;
}

it('says what results are filtered by, and the words that lead to the page', () => {
  const text = indexedHtml(html('<h1>Row spanning</h1>'), PAGE, new Set());
  expect(text).toContain('lang=en><span data-pagefind-filter="family:dataGrid"></span>');
  expect(text).toContain('data-pagefind-filter="kind:page"');
  expect(text).toContain('data-pagefind-filter="language:en"');
  expect(text).not.toContain('plan:');
  expect(text).toContain(
    '<span data-words="rowspan; A &amp; B" data-pagefind-meta="keywords[data-words]"></span>',
  );
});

it('takes the label of the sidebar for a word where it is not the title', () => {
  const labelled = { ...PAGE, keywords: [], label: '行合并' };
  expect(indexedHtml(html(''), labelled, new Set())).toMatch(/data-words="行 ?合并"/);
  const same = { ...PAGE, keywords: [], label: PAGE.title };
  expect(indexedHtml(html(''), same, new Set())).not.toContain('data-words');
});

it('leaves out members that are on a more general page, heading and text', () => {
  const body =
    '<h3 id=data-grid-pro-prop-rows class="a">rows</h3><div id=data-grid-pro-prop-rows-more class=b>Rows.</div>' +
    '<h3 id=data-grid-pro-prop-treeData class="a">treeData</h3>';
  const text = indexedHtml(html(body), PAGE, new Set(['data-grid-pro-prop-rows']));
  expect(text).toContain('<h3 id=data-grid-pro-prop-rows data-pagefind-ignore class="a">');
  expect(text).toContain('<div id=data-grid-pro-prop-rows-more data-pagefind-ignore class=b>');
  expect(text).toContain('<h3 id=data-grid-pro-prop-treeData class="a">');
});
