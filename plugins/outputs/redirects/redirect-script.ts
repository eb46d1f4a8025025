import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The script of pages at old addresses: redirects to the new one, with query and hash
 * where it has none. One text for all pages, as the Content-Security-Policy allows it by hash.
 */
export const REDIRECT_SCRIPT =
  "(to=>{location.replace(/[?#]/.test(to)?to:to+location.search+location.hash)})(document.querySelector('link[rel=canonical]').getAttribute('href'))";

const SCRIPT = /<script>[\s\S]*<\/script>/;

/**
 * Docusaurus' plugin writes another script into each page, with the new address in it.
 * @param outDir of the language
 * @param addresses old ones, each of which ends with a slash
 * @throws when a page has no script, as after a change of the plugin
 */
export function shareScript(outDir: string, addresses: Iterable<string>): void {
  for (const address of addresses) {
    const file = path.join(outDir, address, 'index.html');
    const html = readFileSync(file, 'utf8');
    if (!SCRIPT.test(html)) throw new Error(`${file} has no script to replace`);
    writeFileSync(
      file,
      html.replace(SCRIPT, () => `<script>${REDIRECT_SCRIPT}</script>`),
    );
  }
}
