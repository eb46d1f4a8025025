import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../../../model/reason-of';
import { regionNamed } from '../../demos/code/regions';

/** The file whose code a fence shows. */
export interface FenceFile {
  /** Relative to the page, as the author wrote it. */
  src: string;
  /** The part between `// #region name` and `// #endregion`; the whole file without it. */
  region?: string;
  /** The options of the fence that are not about the file. */
  rest: string;
}

const FILE = /(?:^|\s)file="([^"]*)"/;
const REGION = /(?:^|\s)region="([^"]*)"/;

/**
 * Reads `file="./__tests__/Orders.test.tsx" region="sort"` from what follows the language of a fence.
 * @returns undefined for a fence with code of its own
 * @throws when a region is named without a file, or the path is not relative
 */
export function fenceFile(meta: string): FenceFile | undefined {
  const src = FILE.exec(meta)?.[1];
  const region = REGION.exec(meta)?.[1];
  if (src === undefined) {
    if (region !== undefined) throw new Error('a region needs the file that it is in: file="./…"');
    return undefined;
  }
  if (!/^\.{1,2}\//.test(src)) {
    throw new Error(`the file of a fence is a path relative to the page, got "${src}"`);
  }
  return { src, region, rest: meta.replace(FILE, '').replace(REGION, '').trim() };
}

/**
 * The code that a fence shows.
 * @param folder that contains the page, or the page that it is a translation of
 * @param siteDir root of the project, from which errors name files
 * @throws when the file or the region does not exist
 */
export function readFenceFile({ src, region }: FenceFile, folder: string, siteDir: string): string {
  const file = path.resolve(folder, src);
  const name = path.relative(siteDir, file);
  if (!existsSync(file)) throw new Error(`there is no file "${src}" (looked for ${name})`);
  try {
    return regionNamed(readFileSync(file, 'utf8'), region).trimEnd();
  } catch (error) {
    throw new Error(`${name}: ${reasonOf(error)}`, { cause: error });
  }
}

/** The files that the fences of a page show, as its author wrote them. */
export function filesOfFences(mdx: string): string[] {
  const infos = mdx.matchAll(/^[ \t]*`{3,}[^`\n]*$/gm);
  return [...infos].flatMap(([info]) => FILE.exec(info)?.[1] ?? []);
}
