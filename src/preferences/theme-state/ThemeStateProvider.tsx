import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import { DEFAULT_THEME_STATE } from '@site/model/theme-state';
import { useColorModeChoice } from '../useColorModeChoice';
import { themeReducer, type ThemeAction, type ThemeState } from './reducer';
import { themeStateStore } from './store';

interface ThemeStateValue {
  state: ThemeState;
  dispatch(action: ThemeAction): void;
}

const ThemeStateContext = createContext<ThemeStateValue | undefined>(undefined);

/** Provides the theme state. Must be inside the provider of the color mode, which it follows. */
export function ThemeStateProvider({ children }: { children: ReactNode }): ReactNode {
  const { colorMode } = useColorMode();
  const { choose } = useColorModeChoice();
  const stored = useSyncExternalStore(
    themeStateStore.subscribe,
    themeStateStore.get,
    () => DEFAULT_THEME_STATE,
  );
  const dispatch = useCallback(
    (action: ThemeAction) => {
      const { paletteMode, ...next } = themeReducer(
        { ...themeStateStore.get(), paletteMode: colorMode },
        action,
      );
      themeStateStore.set(next);
      if (action.type === 'change' && action.payload.paletteMode) choose(paletteMode);
    },
    [choose, colorMode],
  );
  const value = useMemo(
    () => ({ state: { ...stored, paletteMode: colorMode }, dispatch }),
    [stored, colorMode, dispatch],
  );
  return <ThemeStateContext.Provider value={value}>{children}</ThemeStateContext.Provider>;
}

function useThemeStateValue(hook: string): ThemeStateValue {
  const value = useContext(ThemeStateContext);
  if (!value) throw new Error(`${hook} needs a ThemeStateProvider above it, and there is none.`);
  return value;
}

/**
 * The reader's theme state, live. While hydrating it is the default, as in the static HTML.
 * @throws outside of a ThemeStateProvider
 */
export function useThemeState(): ThemeState {
  return useThemeStateValue('useThemeState').state;
}

/**
 * Changes the theme state.
 * @throws outside of a ThemeStateProvider
 */
export function useThemeDispatch(): (action: ThemeAction) => void {
  return useThemeStateValue('useThemeDispatch').dispatch;
}
