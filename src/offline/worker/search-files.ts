import { SEARCH_BUNDLE, SEARCH_FOLDER } from '@site/model/search';
import type { SearchBundle } from '@site/model/search-index';
import { cacheNames } from './cache-names';

/** Kept in memory while the worker runs: a search reads several files of it. */
let bundle: Promise<SearchBundle | undefined> | undefined;

async function readBundle(scope: string): Promise<SearchBundle | undefined> {
  const files = await caches.open(cacheNames(scope).files);
  const body = (await files.match(scope + SEARCH_BUNDLE))?.body;
  if (!body) return undefined;
  const json = body.pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(json).json()) as SearchBundle;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

function answer(file: string, { texts, binaries }: SearchBundle): Response | undefined {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const headers = { 'Content-Type': type };
  const [text, binary] = [texts[file], binaries[file]];
  if (text !== undefined) return new Response(text, { headers });
  return binary === undefined ? undefined : new Response(bytesOf(binary), { headers });
}

/**
 * A file of the search index, out of the one file that is kept of all of them.
 * @param scope address of the worker's scope; the index is beside it
 */
export async function findSearchFile(scope: string, url: string): Promise<Response | undefined> {
  const folder = new URL(`../${SEARCH_FOLDER}/`, scope).href;
  if (!url.startsWith(folder)) return undefined;
  // Tries again with each request: the bundle may have been stored since the last one.
  bundle = (await bundle) ? bundle : readBundle(scope).catch(() => undefined);
  const found = await bundle;
  return found && answer(url.slice(folder.length).replace(/[?#].*$/, ''), found);
}
