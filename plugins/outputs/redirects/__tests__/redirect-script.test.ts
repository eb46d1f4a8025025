/** @jest-environment jsdom */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REDIRECT_SCRIPT, shareScript } from '../redirect-script';

const PLUGINS_PAGE = `<!DOCTYPE html><html><head><link rel="canonical" href="/new/" /></head>
<script>
  window.location.href = '/new/' + window.location.search;
</script></html>`;

it('all pages get the same script, and keep the rest', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'redirect-script-'));
  const file = path.join(dir, 'old', 'index.html');
  mkdirSync(path.dirname(file));
  writeFileSync(file, PLUGINS_PAGE);
  shareScript(dir, ['/old/']);
  const html = readFileSync(file, 'utf8');
  expect(html).toContain(`<script>${REDIRECT_SCRIPT}</script>`);
  expect(html).toContain('<link rel="canonical" href="/new/" />');
  expect(html).not.toContain('window.location.href');
  writeFileSync(file, '<!DOCTYPE html>');
  expect(() => shareScript(dir, ['/old/'])).toThrow(/has no script to replace/);
  rmSync(dir, { recursive: true });
});
