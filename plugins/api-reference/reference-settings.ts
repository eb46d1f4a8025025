import { readFileSync } from 'node:fs';
import type { Catalogue } from './catalogue';

/** Settings that the generator passes to its part inside TypeDoc. */
export interface ReferenceSettings {
  catalogue: Catalogue;
  /** Installed versions by npm package. */
  versions: Record<string, string>;
  /** Addresses of the types of other packages, which other sections document. */
  foreignTypes: Record<string, string>;
  /** Folder that TypeDoc writes to. */
  out: string;
}

export function readSettings(file: string): ReferenceSettings {
  return JSON.parse(readFileSync(file, 'utf8')) as ReferenceSettings;
}
