import type { CodeVariant } from '@site/model/preferences';
import type { DemoSource } from '../demo-source';
import { loadDemoFile } from '../load-demo-file';
import { textOfHtml } from '../text-of-html';
import { DemoModules } from './demo-modules';

/** A demo that can be edited. */
export interface PreparedDemo {
  /** Its own file as the site has it. */
  originals: Record<CodeVariant, string>;
  modules: DemoModules;
}

const prepared = new Map<string, Promise<PreparedDemo>>();

/** Modules that demos can import, MUI's included. */
function loadLibraries() {
  return import(
    /* webpackChunkName: "edit-libraries" */ '@generated/demo-libraries/default/libraries'
  );
}

async function prepare(source: DemoSource, withBaseUrl: WithBaseUrl): Promise<PreparedDemo> {
  const { path, code } = source;
  const [{ libraries, workers }, ...files] = await Promise.all([
    loadLibraries(),
    ...code.files.map(({ address }) => loadDemoFile(withBaseUrl(address))),
  ]);
  const [own] = files;
  if (!own) throw new Error(`${path} has no files`);
  const originals = { TS: textOfHtml(own.ts), JS: textOfHtml(own.js ?? own.ts) };
  const sources = new Map(files.map((file) => [file.path, textOfHtml(file.ts)]));
  return { originals, modules: new DemoModules({ path, sources, libraries, workers }) };
}

type WithBaseUrl = (address: string) => string;

/**
 * Fetches the code of all files of a demo and compiles them, once.
 * @throws without a network; the next call tries again
 */
export function prepareDemo(source: DemoSource, withBaseUrl: WithBaseUrl): Promise<PreparedDemo> {
  const known = prepared.get(source.path);
  if (known) return known;
  const preparing = prepare(source, withBaseUrl);
  prepared.set(source.path, preparing);
  preparing.catch(() => prepared.delete(source.path));
  return preparing;
}
