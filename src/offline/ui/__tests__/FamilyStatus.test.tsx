/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import english from '@site/i18n/en/code.json';
import type { FamilyState } from '@site/src/offline/family-state';
import { FamilyStatus } from '../FamilyStatus';

jest.mock('@site/src/i18n/useText', () => ({
  useText:
    () =>
    (key: keyof typeof english, values: Record<string, string> = {}) =>
      english[key].message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { baseUrl: '/' },
    i18n: { currentLocale: 'en', localeConfigs: { en: { htmlLang: 'en' } } },
  }),
}));

const kept: Record<string, { bytes: number }> = {};
jest.mock('@site/src/offline/records', () => ({
  readRecords: async () => ({ pages: {}, families: kept }),
}));

const SIZE = { pages: 18, bytes: 4_200_000 };

async function show(state: FamilyState, size = SIZE): Promise<string> {
  const nothing = () => undefined;
  const actions = { onDownload: nothing, onCancel: nothing, onRemove: nothing };
  render(<FamilyStatus name="Tree View" state={state} size={size} {...actions} />);
  // The advice on what to remove is read from storage.
  await act(async () => undefined);
  return screen.getByRole('status').textContent ?? '';
}

beforeEach(() => Object.keys(kept).forEach((name) => Reflect.deleteProperty(kept, name)));

it('says how much a family is, and how much a part without pages', async () => {
  expect(await show({ kind: 'absent' })).toBe('Tree View: 18 pages with their demos, 4.2 MB');
});

it('says how much a part without pages is', async () => {
  expect(await show({ kind: 'absent' }, { pages: 0, bytes: 1_500_000 })).toBe('Tree View: 1.5 MB');
});

it.each([
  ['network', 'the network did not answer'],
  ['answer', 'did not send the files of this site'],
] as const)('says why a download stopped: %s', async (reason, words) => {
  expect(await show({ kind: 'failed', reason })).toContain(words);
});

it('names what to remove when there is no room, the largest first', async () => {
  Object.assign(kept, {
    treeView: { bytes: 4_200_000 },
    search: { bytes: 1_700_000 },
    charts: { bytes: 11_400_000 },
    editor: { bytes: 1_500_000 },
  });
  const said = await show({ kind: 'failed', reason: 'storage' });
  expect(said).toContain('Tree View was not saved');
  expect(said).toContain(
    'Remove Charts (11.4 MB), Tree View (4.2 MB), or Editor for demos (1.5 MB), or free',
  );
});

it('offers other ways where nothing can be removed', async () => {
  expect(await show({ kind: 'failed', reason: 'storage' })).toContain('let the site store data');
});
