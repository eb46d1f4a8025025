import path from 'node:path';

/**
 * The folder of the unit that is being built, which is the root of the site in its output: Docusaurus
 * writes a language into a folder below it.
 */
export function unitFolder({ outDir, baseUrl }: { outDir: string; baseUrl: string }): string {
  const levels = baseUrl.split('/').filter(Boolean);
  return path.join(outDir, ...levels.map(() => '..'));
}
