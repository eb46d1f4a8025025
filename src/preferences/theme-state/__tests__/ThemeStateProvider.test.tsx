/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { THEME_STATE_KEY } from '@site/model/theme-state';
import { ThemeStateProvider, useThemeDispatch, useThemeState } from '../ThemeStateProvider';

const setColorMode = jest.fn();
jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({ colorMode: 'light', colorModeChoice: null, setColorMode }),
}));

const wrapper = ({ children }: { children: ReactNode }) => (
  <ThemeStateProvider>{children}</ThemeStateProvider>
);

function renderThemeState() {
  return renderHook(() => ({ state: useThemeState(), dispatch: useThemeDispatch() }), { wrapper })
    .result;
}

const storedState = () => localStorage.getItem(THEME_STATE_KEY);

it('changes are live, set attributes of the page, and are stored without the defaults', () => {
  const result = renderThemeState();
  act(() => result.current.dispatch({ type: 'setDense', payload: true }));
  act(() => result.current.dispatch({ type: 'change', payload: { direction: 'rtl' } }));
  expect(result.current.state).toMatchObject({ dense: true, direction: 'rtl', spacing: 8 });
  expect(document.documentElement.dataset).toMatchObject({ direction: 'rtl', density: 'dense' });
  expect(JSON.parse(storedState() ?? '')).toEqual({ dense: true, direction: 'rtl' });

  act(() => result.current.dispatch({ type: 'resetDensity' }));
  act(() => result.current.dispatch({ type: 'change', payload: { direction: 'ltr' } }));
  expect(storedState()).toBeNull();
});

it('a chosen color mode is passed on to the site, and not stored here', () => {
  const result = renderThemeState();
  act(() => result.current.dispatch({ type: 'change', payload: { paletteMode: 'dark' } }));
  expect(setColorMode).toHaveBeenCalledWith('dark', { persist: false });
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(storedState()).toBeNull();
});

it.each([
  ['useThemeState', useThemeState],
  ['useThemeDispatch', useThemeDispatch],
])('%s outside of the provider names the missing provider', (name, hook) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => hook() as unknown)).toThrow(
    `${name} needs a ThemeStateProvider above it`,
  );
});
