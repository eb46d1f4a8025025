import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below';

/**
 * Changes built pages.
 * @param outDir folder of a language
 * @param change returns the new HTML of a page, or the same
 * @returns how many pages are different now
 */
export function changePagesBelow(outDir: string, change: (html: string) => string): number {
  let changed = 0;
  for (const name of filesBelow(outDir).filter((file) => file.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const html = readFileSync(file, 'utf8');
    const now = change(html);
    if (now === html) continue;
    writeFileSync(file, now);
    changed += 1;
  }
  return changed;
}
