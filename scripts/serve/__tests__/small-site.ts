import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const PAGE = `<!doctype html><title>Page</title>${'<p>Words that compress well.</p>'.repeat(100)}`;

/** The same page as Markdown. */
export const MARKDOWN = `# Page\n\n${'Words that compress well. '.repeat(100)}\n`;

/** Content of files beside the site, which no answer may contain. */
export const SECRET = 'what is outside of the folder';

const FILES = {
  'site/index.html': '<!doctype html><title>Home</title>',
  'site/404.html': '<!doctype html><title>Not found</title>',
  'site/zh/404.html': '<!doctype html><title>找不到</title>',
  'site/x/page/index.html': PAGE,
  'site/x/page.md': MARKDOWN,
  'site/index.md': '# Home',
  'site/x/plain/index.html': '<!doctype html><title>No Markdown</title>',
  'site/digits.txt': '0123456789',
  'site/empty.txt': '',
  'site/assets/main.1234.js': 'export {};'.repeat(200),
  'site/.hidden': SECRET,
  'site/.well-known/security.txt': 'Contact: mailto:security@example.com',
  'secret.txt': SECRET,
  'site-of-another/index.html': SECRET,
};

/**
 * Writes a site with a few files, and files beside it.
 * @returns the folder around it; the site is in `site`
 */
export function writeSmallSite(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'small-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}
