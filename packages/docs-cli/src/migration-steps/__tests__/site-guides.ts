import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docsFolder } from '../../check/__tests__/site-references';
import { type Guide, parseGuide } from '../guide';

/** The migration guides of a version, from their sources. */
export function siteGuides(id: 'next' | '7.0.0-beta.1'): Guide[] {
  const folder = path.join(docsFolder(id), 'migration');
  const root = id === 'next' ? '/x/next' : '/x';
  return readdirSync(folder).map((name) =>
    parseGuide(
      `https://mui.com${root}/migration/${name}/`,
      readFileSync(path.join(folder, name, 'index.mdx'), 'utf8'),
    ),
  );
}
