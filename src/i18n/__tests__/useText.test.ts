/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { InterfaceTextsData } from '@site/model/interface-texts';
import type { Text, TextKey } from '../useText';

/** Data that Docusaurus has about the language of the page. */
interface Site {
  currentLocale: string;
  missing: InterfaceTextsData['missing'];
  /** English where the language lacks a text: plugins/look/interface-texts fills it in. */
  messages: Record<string, string>;
}

const mockSite: Site = { currentLocale: 'en', missing: [], messages: {} };

jest.mock(
  '@docusaurus/Translate',
  () => ({
    translate: (
      { id, message }: { id: string; message: string },
      values: Record<string, string | number> = {},
    ) =>
      (mockSite.messages[id] ?? message).replace(/\{(\w+)\}/g, (_, name) => String(values[name])),
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({
    __esModule: true,
    default: () => ({ i18n: { currentLocale: mockSite.currentLocale } }),
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/useGlobalData',
  () => ({
    usePluginData: (name: string) =>
      name === 'interface-texts' ? { missing: mockSite.missing } : undefined,
  }),
  { virtual: true },
);

let warn: jest.SpyInstance;
let error: jest.SpyInstance;
let useText: () => Text;

/** A page of the given language, just opened. */
function open(site: Site): { text: Text; again: () => Text } {
  Object.assign(mockSite, site);
  const again = () => renderHook(() => useText()).result.current;
  return { text: again(), again };
}

const CHINESE: Site = {
  currentLocale: 'zh',
  missing: ['code.copied', 'demo.name'],
  messages: { 'code.copy': '复制', 'code.copied': 'Copied', 'demo.name': 'Demo {name}' },
};

beforeEach(async () => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  error = jest.spyOn(console, 'error').mockImplementation();
  // The module remembers its warnings until the page closes.
  jest.resetModules();
  ({ useText } = await import('../useText'));
});

afterEach(() => jest.restoreAllMocks());

describe('a text that the language has', () => {
  it('is shown, and nothing is in the console', () => {
    expect(open(CHINESE).text('code.copy')).toBe('复制');
    expect(warn).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  it('has its values filled in', () => {
    const { text } = open({ ...CHINESE, missing: [], messages: { 'demo.name': '示例 {name}' } });
    expect(text('demo.name', { name: 'Orders' })).toBe('示例 Orders');
  });

  it('has its numbers written as the language writes them', () => {
    const site = { missing: [], messages: { 'demo.name': 'Exemplo {name}' } };
    const name = 12345;
    expect(open({ ...site, currentLocale: 'pt' }).text('demo.name', { name })).toBe(
      'Exemplo 12.345',
    );
    expect(open({ ...site, currentLocale: 'en' }).text('demo.name', { name })).toBe(
      'Exemplo 12,345',
    );
  });
});

describe('a text that the language lacks', () => {
  it('shows in English, values filled in', () => {
    const { text } = open(CHINESE);
    expect(text('code.copied')).toBe('Copied');
    expect(text('demo.name', { name: 'Orders' })).toBe('Demo Orders');
  });

  it('is warned of once, however often and wherever it is shown', () => {
    const { text, again } = open(CHINESE);
    text('code.copied');
    text('code.copied');
    again()('code.copied');
    expect(warn.mock.calls).toEqual([['The text "code.copied" is missing in the language "zh".']]);
  });

  it('is warned of apart from other texts and other languages', () => {
    const keys: TextKey[] = ['code.copied', 'demo.name'];
    keys.forEach((key) => open(CHINESE).text(key));
    open({ ...CHINESE, currentLocale: 'pt' }).text('code.copied');
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'The text "code.copied" is missing in the language "zh".',
      'The text "demo.name" is missing in the language "zh".',
      'The text "code.copied" is missing in the language "pt".',
    ]);
  });
});

describe('a language without any text', () => {
  const empty: Site = { currentLocale: 'pt', missing: 'all', messages: { 'code.copy': 'Copy' } };

  it('shows an ellipsis', () => {
    expect(open(empty).text('code.copy')).toBe('…');
  });

  it('is one error, however many texts are asked for', () => {
    const { text, again } = open(empty);
    text('code.copy');
    text('code.copied');
    again()('demo.reset');
    expect(error.mock.calls).toEqual([['The language "pt" has no texts.']]);
    expect(warn).not.toHaveBeenCalled();
  });
});
