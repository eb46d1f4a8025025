import { DEFAULT_THEME_STATE } from '@site/model/theme-state';
import { themeReducer, type ThemeAction, type ThemeState } from '../reducer';

const START: ThemeState = { ...DEFAULT_THEME_STATE, paletteMode: 'light' };

/** Applies actions to the state of a new reader. */
function after(...actions: ThemeAction[]): ThemeState {
  return actions.reduce(themeReducer, START);
}

describe('spacing', () => {
  it('is set, and changes in steps of one pixel', () => {
    expect(after({ type: 'setSpacing', payload: 11 }).spacing).toBe(11);
    expect(after({ type: 'increaseSpacing' }, { type: 'increaseSpacing' }).spacing).toBe(10);
    expect(after({ type: 'decreaseSpacing' }).spacing).toBe(7);
  });

  it('has no bounds here', () => {
    expect(after({ type: 'setSpacing', payload: 200 }, { type: 'increaseSpacing' }).spacing).toBe(
      201,
    );
    expect(after({ type: 'setSpacing', payload: 0 }, { type: 'decreaseSpacing' }).spacing).toBe(-1);
  });
});

it('resetting the density undoes dense and spacing, and nothing else', () => {
  const state = after(
    { type: 'setDense', payload: true },
    { type: 'setSpacing', payload: 5 },
    { type: 'change', payload: { direction: 'rtl', paletteMode: 'dark' } },
    { type: 'resetDensity' },
  );
  expect(state).toEqual({ ...START, direction: 'rtl', paletteMode: 'dark' });
});

describe('change', () => {
  it('takes what is given and leaves the rest', () => {
    const colored = after({
      type: 'change',
      payload: { paletteColors: { primary: { main: '#123456' } } },
    });
    const turned = themeReducer(colored, { type: 'change', payload: { direction: 'rtl' } });
    expect(turned).toEqual({ ...colored, direction: 'rtl' });
    expect(themeReducer(turned, { type: 'change', payload: {} })).toEqual(turned);
  });

  it('writes colors as #rrggbb', () => {
    const { paletteColors } = after({
      type: 'change',
      payload: { paletteColors: { primary: { main: 'rgb(0, 128, 255)' } } },
    });
    expect(paletteColors).toEqual({ primary: { main: '#0080ff' } });
  });

  it('names a color that it cannot parse', () => {
    const change = () =>
      after({
        type: 'change',
        payload: { paletteColors: { secondary: { main: 'lab(50% 0 0)' } } },
      });
    expect(change).toThrow('The color format "lab(50% 0 0)" is not supported');
  });

  it('resetting the colors gives the theme its own again', () => {
    const state = after(
      { type: 'change', payload: { paletteColors: { primary: { main: '#123456' } } } },
      { type: 'resetColors' },
    );
    expect(state).toEqual(START);
  });
});

it('does not change the state that it is given', () => {
  const before = structuredClone(START);
  after({ type: 'increaseSpacing' }, { type: 'setDense', payload: true });
  expect(START).toEqual(before);
});

it('throws for an action that it does not know, and names it', () => {
  const unknown = { type: 'setSpacings', payload: 1 } as unknown as ThemeAction;
  expect(() => themeReducer(START, unknown)).toThrow(/Unrecognized theme action: .*setSpacings/);
});
