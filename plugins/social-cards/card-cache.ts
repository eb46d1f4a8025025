import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../../config/library';

/** What a drawing depends on beside its layout. */
const TOOLS = [
  'satori',
  '@resvg/resvg-wasm',
  '@fontsource/ibm-plex-sans',
  '@fontsource/noto-sans-sc',
];

/** Keeps drawings in `.cache/social-cards/` by what is drawn, so that a build draws what is new. */
export function cardCache(siteDir: string) {
  const folder = path.join(siteDir, '.cache', 'social-cards');
  const tools = TOOLS.map((name) => `${name} ${readManifest(name, siteDir).version}`).join();
  return async (layout: object, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const key = createHash('sha1').update(tools).update(JSON.stringify(layout)).digest('hex');
    const file = path.join(folder, `${key}.png`);
    if (existsSync(file)) return readFileSync(file);
    const image = await draw();
    mkdirSync(folder, { recursive: true });
    // Written beside and renamed: another build may read at any moment.
    writeFileSync(`${file}.${process.pid}`, image);
    renameSync(`${file}.${process.pid}`, file);
    return image;
  };
}
