/** The part of Pagefind that the search uses. */

/** A heading, or another element with an id. */
export interface PagefindAnchor {
  element: string;
  id: string;
  text: string;
  /** The number of words before it. */
  location: number;
}

/** A page with its text. */
export interface PagefindPage {
  url: string;
  content: string;
  meta: Record<string, string | undefined>;
  filters: Record<string, string[] | undefined>;
  anchors: PagefindAnchor[];
}

export interface PagefindResult {
  id: string;
  score: number;
  /** Which words of the page match, by their numbers. */
  words: number[];
  /** Loads the page. */
  data(): Promise<PagefindPage>;
}

export interface Pagefind {
  init(): Promise<void>;
  /** Finds pages that have all words of a query. */
  search(
    query: string,
    options: { filters: object },
  ): Promise<{ results: PagefindResult[] } | null>;
}

/** Pagefind's engine, which is a file beside the index and not part of the bundle. */
interface PagefindModule {
  createInstance(options: object): Pagefind;
}

/**
 * Words of titles and keywords count, but a page that is about something says so in its text too;
 * and a long page that explains is worth more than Pagefind, which likes them short, makes of it.
 */
const RANKING = { metaWeights: { title: 3, keywords: 3 }, termFrequency: 0.5 };

/**
 * Starts Pagefind on an index.
 * @param engine address of the folder with its engine; ends with a slash, as the next one does
 * @param folder address of the index
 * @param attempt how often it failed: a browser keeps a module that it could not load by its address
 */
export async function startPagefind(
  engine: string,
  folder: string,
  attempt: number,
): Promise<Pagefind> {
  const query = attempt > 0 ? `?retry=${attempt}` : '';
  const { createInstance } = (await import(
    /* webpackIgnore: true */ `${engine}pagefind.js${query}`
  )) as PagefindModule;
  const options = { basePath: folder, baseUrl: '/', noWorker: true, ranking: RANKING };
  const pagefind = createInstance(options);
  await pagefind.init();
  return pagefind;
}
