import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CACHE_DIR = path.join(process.cwd(), 'node_modules', '.cache', 'docs-code');

/**
 * Keeps the text that `make` returns under the hash of `key`, so that three languages, two bundles
 * and the next build do the work once. A cache that cannot be written costs time, not the build.
 * @param key everything the result depends on, versions of tools included
 */
export async function cached(key: string, make: () => Promise<string>): Promise<string> {
  const file = path.join(CACHE_DIR, createHash('sha1').update(key).digest('hex'));
  try {
    return await readFile(file, 'utf8');
  } catch {
    const made = await make();
    await store(file, made).catch(() => undefined);
    return made;
  }
}

/** Written beside and renamed, as parallel workers may read at any moment. */
async function store(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${Math.trunc(performance.now() * 1000)}`;
  await writeFile(draft, text);
  await rename(draft, file);
}
