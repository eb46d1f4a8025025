/** @jest-environment jsdom */
import { COLORS, MODES } from '@site/model/design-tokens';
import { DEFAULT_THEME_STATE, HUES, THEME_STATE_RULE } from '@site/model/theme-state';
import { accentCss, applyStoredThemeState, contrastRatio, parseThemeState } from '../theme-state';

const parse = (value: unknown) =>
  parseThemeState(typeof value === 'string' ? value : JSON.stringify(value), THEME_STATE_RULE);

describe('what is stored', () => {
  it('is read', () => {
    const state = {
      dense: true,
      direction: 'rtl',
      spacing: 6,
      paletteColors: { primary: { main: '#123456' }, secondary: { main: '#abcdef' } },
    };
    expect(parse(state)).toEqual(state);
  });

  it.each(['', 'null', '[]', '"rtl"', '12', '{', '{"dense":"true"}', '{"paletteColors":null}'])(
    'the junk %s counts as absent',
    (junk) => {
      expect(parse(junk)).toEqual(DEFAULT_THEME_STATE);
    },
  );

  it.each([
    { spacing: '6' },
    { spacing: 1e9 },
    { spacing: -1 },
    { spacing: null },
    { direction: 'RTL' },
    { dense: 1 },
    { paletteColors: { primary: 'red' } },
    { paletteColors: { primary: { main: 'red' } } },
    { paletteColors: { primary: { main: '#fff}body{display:none' } } },
    { paletteColors: { tertiary: { main: '#123456' } } },
  ])('the junk in %j counts as absent', (junk) => {
    expect(parse(junk)).toEqual(DEFAULT_THEME_STATE);
  });

  it('junk in one field leaves the others', () => {
    expect(parse({ dense: true, spacing: 'wide' })).toEqual({
      ...DEFAULT_THEME_STATE,
      dense: true,
    });
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0066cc', '#ffffff', 5.57],
  ])('of %s and %s is %d', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(second, first)).toBeCloseTo(ratio, 1);
  });

  const colors = [...Object.values(HUES), '#ffffff', '#000000', '#ffff00', '#7f7f7f', '#0000ff'];
  const cases = colors.flatMap((color) => MODES.map((mode) => ({ color, mode })));

  it.each(cases)('text in the accent made of $color can be read in $mode', ({ color, mode }) => {
    const css = accentCss(color, THEME_STATE_RULE.modes);
    const rule = css.split('}').find((part) => part.includes(`'${mode}'`)) ?? '';
    const valueOf = (name: string) =>
      new RegExp(`--color-${name}:(#[0-9a-f]{6})`).exec(rule)?.[1] ?? '';
    const accent = valueOf('accent');
    for (const ground of [COLORS[mode].background, COLORS[mode].surface, valueOf('accent-soft')]) {
      expect(contrastRatio(accent, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(valueOf('brand'), ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrastRatio(accent, valueOf('on-accent'))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('before the first paint', () => {
  const root = document.documentElement;

  beforeEach(() => {
    localStorage.clear();
    document.head.innerHTML = '';
    [...root.attributes].forEach(({ name }) => root.removeAttribute(name));
  });
  afterEach(() => jest.restoreAllMocks());

  it('the defaults hold for a new reader, and nothing is written', () => {
    applyStoredThemeState(root, THEME_STATE_RULE);
    expect([root.dir, root.dataset.direction, root.dataset.density]).toEqual([
      'ltr',
      'ltr',
      'default',
    ]);
    expect(document.head.innerHTML).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('what was chosen is in force', () => {
    localStorage.setItem(
      THEME_STATE_RULE.key,
      '{"direction":"rtl","dense":true,"paletteColors":{"primary":{"main":"#d81b60"}}}',
    );
    applyStoredThemeState(root, THEME_STATE_RULE);
    expect([root.dir, root.dataset.direction, root.dataset.density]).toEqual([
      'rtl',
      'rtl',
      'dense',
    ]);
    expect(document.querySelector('style')?.textContent).toContain('--color-accent:#');
  });

  it('a storage that is blocked counts as empty', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    applyStoredThemeState(root, THEME_STATE_RULE);
    expect(root.dataset.direction).toBe('ltr');
  });
});
