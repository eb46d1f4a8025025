import { knownPage } from './page-family';
import { namesOf, readRecords, scopeOf, type Records } from './records';
import { isInstallCache } from './worker/cache-names';

export interface KeptPage {
  path: string;
  title: string;
  /** Of the navigation; pages of older versions have none here. */
  family?: string;
  /** In the order of the sidebars. */
  place: number;
}

function titlesOf({ pages, families }: Records): Map<string, string> {
  return new Map([
    ...Object.values(families).flatMap((family) =>
      family.pages.map(({ path, title }) => [path, title] as const),
    ),
    ...Object.entries(pages).map(([path, { title }]) => [path, title] as const),
  ]);
}

/** Pages without a record, because the reader left early, get their title from their HTML. */
async function readTitle(cache: Cache, request: Request): Promise<string> {
  const html = (await (await cache.match(request))?.text()) ?? '';
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  return title.replace(/ \| [^|]*$/, '');
}

async function pagesIn(cacheName: string, titles: Map<string, string>): Promise<KeptPage[]> {
  const cache = await caches.open(cacheName);
  const pages = (await cache.keys()).filter(({ url }) => pathOf(url).endsWith('/'));
  return Promise.all(
    pages.map(async (request) => {
      const path = pathOf(request.url);
      const title = titles.get(path) ?? (await readTitle(cache, request));
      return { path, title, ...knownPage(path) };
    }),
  );
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

/** Every page that opens without a network, in the order of the sidebars; none when storage refuses. */
export async function findKeptPages(baseUrl: string): Promise<KeptPage[]> {
  try {
    const names = namesOf(baseUrl);
    const titles = titlesOf(await readRecords(baseUrl));
    const isOfWorker = (name: string) => isInstallCache(name, scopeOf(baseUrl));
    const sources = [...(await caches.keys()).filter(isOfWorker), names.pages];
    const found = (await Promise.all(sources.map((name) => pagesIn(name, titles))))
      .flat()
      .filter(({ path }) => path !== `${baseUrl}x/offline/`);
    const unique = [...new Map(found.map((page) => [page.path, page])).values()];
    return unique.sort(
      (one, other) =>
        // Pages outside of the sidebars have the same place.
        (one.place === other.place ? 0 : one.place - other.place) ||
        one.title.localeCompare(other.title),
    );
  } catch {
    return [];
  }
}
