import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFile } from '../../source-scan/facts';
import { docsFolder } from './site-references';

/** The code of all demos of a version. */
export function siteDemos(id: string): ProjectFile[] {
  const folder = docsFolder(id);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
    .map((file) => ({ path: file, content: readFileSync(path.join(folder, file), 'utf8') }));
}
