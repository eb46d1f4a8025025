import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HOSTED } from '../../scripts/hosted-site.mjs';

test('the manifest names what is there', () => {
  for (const prefix of ['', '/zh']) {
    const file = path.join(HOSTED.dir, prefix, 'x/manifest.webmanifest');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
      [key: string]: unknown;
      icons: { src: string; purpose: string; sizes: string }[];
      screenshots: { src: string; form_factor: string }[];
      shortcuts: { name: string; url: string }[];
    };
    expect(manifest).toMatchObject({
      id: `${prefix}/x/`,
      scope: `${prefix}/x/`,
      start_url: `${prefix}/x/introduction/`,
      display: 'standalone',
      lang: prefix ? 'zh-CN' : 'en',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
      ['data-grid', 'date-pickers', 'charts', 'tree-view'].map(
        (name) => `${prefix}/x/react-${name}/`,
      ),
    );
    const files = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
    const pages = manifest.shortcuts.map(({ url }) => `${url}index.html`);
    for (const address of [...files, ...pages]) {
      expect(statSync(path.join(HOSTED.dir, address)).size, address).toBeGreaterThan(100);
    }
  }
});
