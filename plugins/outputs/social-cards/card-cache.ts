import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesDirOf } from '../../files/packages-dir';
import { readManifest } from '../../mdx/library-versions/read-manifest';
import { SOCIAL_CARD } from '../../../model/social-card';
import { cachedBytes } from '../../bundler/disk-cache';

/** Packages that a drawing depends on besides its layout. */
const TOOLS = [
  'satori',
  '@resvg/resvg-wasm',
  '@fontsource/ibm-plex-sans',
  '@fontsource/noto-sans-sc',
];

/** Our own part of the drawing; the layout is in the key itself. */
const SOURCES = ['draw-card.ts', 'fonts.ts', 'palette-png.ts'];

/** @returns what changes when anything that draws changes */
function fingerprintOfTools(siteDir: string): string {
  const hash = createHash('sha256').update(JSON.stringify(SOCIAL_CARD));
  const toolsDir = packagesDirOf(siteDir);
  for (const name of TOOLS) hash.update(`${name} ${readManifest(name, toolsDir).version}`);
  for (const file of SOURCES) hash.update(readFileSync(path.join(__dirname, file)));
  hash.update(`zlib ${process.versions.zlib}`);
  return hash.digest('hex');
}

/** Keeps drawings in `.cache/social-cards/` by what is drawn: a build draws only what is new. */
export function cardCache(siteDir: string) {
  const folder = path.join(siteDir, '.cache', 'social-cards');
  const tools = fingerprintOfTools(siteDir);
  return (layout: object, draw: () => Promise<Buffer>): Promise<Buffer> =>
    cachedBytes(folder, `${tools} ${JSON.stringify(layout)}`, draw);
}
