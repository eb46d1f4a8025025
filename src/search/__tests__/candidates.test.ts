import { findCandidates } from '../candidates';
import type { Pagefind, PagefindPage } from '../pagefind';

const PAGES: Record<string, Record<string, number[]>> = {
  heat: { map: [3] },
  map: { map: [4], tiles: [1] },
  click: { map: [9], bars: [2] },
  '"热力 图"': { map: [3] },
  热力: { bars: [1], map: [3] },
  图: { bars: [7], map: [4] },
};

const pagefind: Pagefind = {
  init: async () => undefined,
  search: async (query) => ({
    results: Object.entries(PAGES[query] ?? {}).map(([id, words]) => ({
      id,
      score: 1,
      words,
      data: async () => ({ url: id }) as PagefindPage,
    })),
  }),
};

async function find(query: string, names: string[] = []) {
  const found = await findCandidates(pagefind, query, names, {});
  const urls = await Promise.all(found.map(async ({ data }) => (await data()).url));
  return urls.map((url, index) => ({ url, locations: found[index]?.locations }));
}

it('finds pages that have only some of the words, after those that have all', async () => {
  expect(await find('click the heat map')).toEqual([
    { url: 'map', locations: [3, 4, 9] },
    { url: 'bars', locations: [2] },
    { url: 'tiles', locations: [1] },
  ]);
});

it('finds the pages of a word although no page has another one', async () => {
  expect((await find('unheard click')).map(({ url }) => url)).toEqual(['map', 'bars']);
});

it('finds names as they are, besides their words', async () => {
  expect((await find('unheard', ['click'])).map(({ url }) => url)).toEqual(['map', 'bars']);
});

it('puts pages first in which Chinese words are adjacent', async () => {
  expect((await find('热力图'))[0]?.url).toBe('map');
});
