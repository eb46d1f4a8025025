/** @jest-environment jsdom */
import path from 'node:path';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type * as Model from '@site/model/preferences';
import type { PagePreference, ScriptPreference } from '@site/model/preference-columns';
import { headScript } from '@site/plugins/look/first-paint/scripts';
import { userProperties } from '@site/src/analytics/user-properties';
import { CodeSettings } from '@site/src/settings/CodeSettings';
import type { Choice } from '../create-choice';
import { stores } from '../stores';
import { useResetAll } from '../useResetAll';

jest.mock('@site/model/preferences', () => {
  const actual = jest.requireActual<typeof Model>('@site/model/preferences');
  const fontSize: PagePreference = {
    kind: 'page',
    storage: 'localStorage',
    key: 'docs.fontSize',
    attribute: 'data-font-size',
    values: ['small', 'large', 'huge'],
    default: 'large',
    labels: { huge: 'Very large' },
    hash: { pattern: '^#size-(\\d+)$', ids: { small: '12', large: '16', huge: '24' } },
    userProperty: 'fontSize',
    resetAll: true,
    settingsAction: 'font-size',
  };
  const diary: ScriptPreference = {
    kind: 'script',
    storage: 'cookie',
    key: 'diary',
    values: ['shut', 'open'],
    default: 'shut',
    resetAll: false,
  };
  return { ...actual, PREFERENCES: { ...actual.PREFERENCES, fontSize, diary } };
});
jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({ colorModeChoice: null, setColorMode: jest.fn() }),
}));
jest.mock('@site/src/i18n/useText', () => ({ useText: () => (key: string) => key }));

const root = document.documentElement;
const { fontSize, diary } = stores as unknown as Record<'fontSize' | 'diary', Choice<string>>;
const script = headScript(path.resolve(__dirname, '../../first-paint'), ['en']);

function paint(): string | null {
  new Function(script)();
  return root.getAttribute('data-font-size');
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  localStorage.clear();
  window.location.hash = '';
  paint();
});

describe('a row that is added to the table', () => {
  it('is in force before the first paint', () => {
    expect(paint()).toBe('large');
    localStorage.setItem('docs.fontSize', 'huge');
    expect(paint()).toBe('huge');
    localStorage.setItem('docs.fontSize', '<b>');
    expect(paint()).toBe('large');
    window.location.hash = '#size-12';
    expect(paint()).toBe('small');
  });

  it('has a store', () => {
    fontSize.set('huge');
    expect(localStorage.getItem('docs.fontSize')).toBe('huge');
    expect(root.getAttribute('data-font-size')).toBe('huge');
    fontSize.reset();
    expect([fontSize.get(), localStorage.getItem('docs.fontSize')]).toEqual(['large', null]);
  });

  it('has a control in the settings panel', () => {
    render(<CodeSettings />);
    expect(screen.getByRole('group', { name: 'settings.fontSize' })).not.toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Very large' }));
    expect(localStorage.getItem('docs.fontSize')).toBe('huge');
    expect(screen.getByRole('radio', { name: 'Very large' }).dataset.gaEventAction).toBe(
      'font-size',
    );
  });

  it('is reset with the others', () => {
    fontSize.set('small');
    stores.codeVariant.set('JS');
    const { result } = renderHook(() => useResetAll());
    act(() => result.current());
    expect([fontSize.get(), stores.codeVariant.get()]).toEqual(['large', 'TS']);
    expect(localStorage.getItem('docs.fontSize')).toBeNull();
  });

  it('is a user property of analytics', () => {
    fontSize.set('small');
    expect(userProperties('en')).toMatchObject({ fontSize: 'small', codeVariant: 'TS' });
  });
});

describe('a row without an attribute', () => {
  it('is decided by its storage only', () => {
    root.setAttribute('data-diary', 'open');
    expect(diary.get()).toBe('shut');
    diary.set('open');
    expect(document.cookie).toContain('diary=open');
    root.removeAttribute('data-diary');
  });

  it('is in no inline script and no user property', () => {
    diary.set('open');
    expect(script).not.toContain('diary');
    expect(JSON.stringify(userProperties('en'))).not.toContain('diary');
  });

  it('stays when the others are reset, if its row says so', () => {
    diary.set('open');
    const { result } = renderHook(() => useResetAll());
    act(() => result.current());
    expect(diary.get()).toBe('open');
  });
});
