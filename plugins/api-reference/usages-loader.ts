import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { usagesFile } from './usages';

/**
 * Pages of the reference are the same in all languages, and import the uses of a name with English
 * titles: this returns those with titles in the language of the build.
 */
export default function usagesLoader(this: LoaderContext<{ language: string }>): string {
  const { language } = this.getOptions();
  const file = path.join(path.dirname(this.resourcePath), usagesFile(language));
  this.addDependency(file);
  return readFileSync(file, 'utf8');
}
