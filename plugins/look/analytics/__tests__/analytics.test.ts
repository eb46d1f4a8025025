import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { analytics } from '..';

const context = {
  siteDir: path.resolve(__dirname, '../../../..'),
  baseUrl: '/zh/',
  i18n: { currentLocale: 'zh' },
} as LoadContext;

it('without an id brings no module and no data', () => {
  const plugin = analytics(undefined)(context);
  expect(plugin.getClientModules).toBeUndefined();
  expect(plugin.contentLoaded).toBeUndefined();
});

it('with an id brings the module, and what it needs to know', async () => {
  const plugin = analytics('G-TEST123456')(context);
  const [clientModule] = plugin.getClientModules?.() ?? [];
  expect(existsSync(`${clientModule}.ts`)).toBe(true);
  const createData = jest.fn();
  await plugin.contentLoaded?.({ actions: { createData } } as never);
  expect(createData.mock.calls).toEqual([
    ['site.json', { measurementId: 'G-TEST123456', language: 'zh', baseUrl: '/zh/' }],
  ]);
});

it('has the same components with and without an id', () => {
  const components = ['G-TEST123456', undefined].map((id) => {
    const folder = analytics(id)(context).getThemePath?.() ?? '';
    return readdirSync(folder).sort();
  });
  expect(components[0]).toEqual(components[1]);
  expect(components[0]).toContain('ConsentBanner');
});
