import type { PagefindPage } from '../pagefind';
import { sectionsOf } from '../text-sections';
import { tokensOf } from '../words';

const TEXTS = [
  'Sorting. Sort the rows by a column.',
  'Sort by several columns. Hold Shift and click: multi sort keeps the first order.',
  'Sort from code. Call sortColumn with a List<Row> & a direction.',
  'API. The sort order of several columns.',
];
const IDS = [undefined, 'several', 'code', 'api'];

function page(): PagefindPage {
  let location = 0;
  const anchors = TEXTS.map((text, index) => {
    const anchor = {
      element: index === 0 ? 'h1' : 'h2',
      id: IDS[index] ?? '',
      text: text.split('.')[0] ?? '',
      location,
    };
    location += text.split(' ').length;
    return anchor;
  });
  const meta = { title: 'Sorting', keywords: 'order' };
  return { url: '/x/sorting/', content: TEXTS.join(' '), meta, filters: {}, anchors };
}

function find(query: string) {
  const tokens = tokensOf(query);
  const words = page().content.split(' ');
  const locations = words.flatMap((word, index) =>
    tokens.some((token) => word.toLowerCase().includes(token.stem)) ? [index] : [],
  );
  return sectionsOf(page(), locations, tokens);
}

it('puts the section first that has the rarest words of the query', () => {
  expect(find('multi sort')[0]?.href).toBe('/x/sorting/#several');
  expect(find('sort code')[0]?.href).toBe('/x/sorting/#code');
});

it('counts words of the title and of keywords for every section', () => {
  const [several] = find('order several');
  expect(several?.coverage).toBeGreaterThan(0.8);
});

it('marks the words that match in the excerpt, which leaves out the heading and has no tags', () => {
  const [code] = find('code list');
  expect(code?.excerpt).toBe(
    'Call sortColumn with a <mark>List&lt;Row&gt;</mark> &amp; a direction.',
  );
});

it('leaves out the list of components at the end of each page', () => {
  expect(find('several columns').map(({ href }) => href)).not.toContain('/x/sorting/#api');
});
