import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { interfaceTexts } from '..';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'interface-texts-'));
  write('en', '{ "copy": { "message": "Copy" }, "copied": { "message": "Copied" } }');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(locale: string, json: string): void {
  mkdirSync(path.join(siteDir, 'i18n', locale), { recursive: true });
  writeFileSync(path.join(siteDir, 'i18n', locale, 'code.json'), json);
}

async function build(currentLocale: string, leaveOut?: string[]) {
  const codeTranslations = { copy: 'own', 'copied.twice': 'own', 'theme.x': 'own' };
  const i18n = { defaultLocale: 'en', currentLocale };
  const plugin = interfaceTexts({ leaveOut })({ siteDir, i18n, codeTranslations } as never);
  const setGlobalData = jest.fn();
  const defaults = await plugin.getDefaultCodeTranslationMessages?.();
  const createData = jest.fn();
  await plugin.contentLoaded?.({ actions: { setGlobalData, createData } } as never);
  const late = createData.mock.calls.map(([name, json]) => [name, JSON.parse(json)]);
  return { defaults, data: setGlobalData.mock.calls, codeTranslations, late };
}

it('English lacks nothing', async () => {
  expect((await build('en')).data).toEqual([[{ missing: [] }]]);
});

it('names the texts that a language lacks', async () => {
  write('zh', '{ "copy": { "message": "复制" }, "theme.x": { "message": "y" } }');
  expect((await build('zh')).data).toEqual([[{ missing: ['copied'] }]]);
});

it('English stands in for what a language lacks', async () => {
  write('zh', '{ "copy": { "message": "复制" } }');
  expect((await build('zh')).defaults).toEqual({ copy: 'Copy', copied: 'Copied' });
});

it('leaves out texts that the build has no use for, own ones and English ones', async () => {
  const { defaults, codeTranslations } = await build('en', ['copied']);
  expect(defaults).toEqual({ copy: 'Copy' });
  expect(Object.keys(codeTranslations)).toEqual(['copy', 'theme.x']);
});

it('keeps the texts of late parts out of every page, for the parts to bring along', async () => {
  write('en', '{ "copy": { "message": "Copy" }, "editor.run": { "message": "Run" } }');
  expect(await build('zh')).toMatchObject({
    defaults: { copy: 'Copy' },
    late: expect.arrayContaining([
      ['editor.json', { 'editor.run': 'Run' }],
      ['offline.json', {}],
    ]),
  });
  write('zh', '{ "editor.run": { "message": "运行" } }');
  expect((await build('zh')).late).toContainEqual(['editor.json', { 'editor.run': '运行' }]);
});

it('has the texts of buttons that load a late part in every page', async () => {
  write('en', '{ "settings.open": { "message": "Settings" }, "settings.x": { "message": "X" } }');
  expect((await build('en')).defaults).toEqual({ 'settings.open': 'Settings' });
});

it.each([
  ['no file', undefined],
  ['an empty file', '{}'],
])('a language with %s has no texts at all', async (_, json) => {
  if (json) write('pt', json);
  expect((await build('pt')).data).toEqual([[{ missing: 'all' }]]);
});

it('a file that is not JSON stops the build and is named', async () => {
  write('zh', '{ "copy": ');
  await expect(build('zh')).rejects.toThrow(
    `${path.join(siteDir, 'i18n', 'zh', 'code.json')} is not valid JSON`,
  );
});
