import type { Part } from './parts';

/** CSS in camel case, with units. */
export type Style = Readonly<Record<string, string | number>>;

const COLORS: Record<string, Style> = {
  Violet: { backgroundColor: '#5e35b1', color: '#ffffff' },
  Teal: { backgroundColor: '#00695c', color: '#ffffff' },
  Amber: { backgroundColor: '#ffd54f', color: '#1c2025' },
};

const RADII: Record<string, Style> = {
  None: { borderRadius: '0px' },
  Small: { borderRadius: '6px' },
  Large: { borderRadius: '18px' },
};

const SPACES: Record<string, Style> = {
  None: { padding: '0px' },
  Small: { padding: '3px' },
  Large: { padding: '10px' },
};

const TYPOGRAPHY: Record<string, Style> = {
  Small: { fontSize: '0.6875rem' },
  Large: { fontSize: '1.1875rem' },
  Bold: { fontWeight: 900 },
};

// Minimum sizes override maximum ones, and rows whose parts shrink.
const HEIGHTS: Record<string, Style> = {
  Large: { minHeight: '56px' },
  'Very large': { minHeight: '72px' },
};

const SQUARES: Record<string, Style> = {
  Small: { width: '28px', height: '28px', minWidth: 0 },
  Large: { minWidth: '42px', minHeight: '42px' },
};

/** The visible names of what users can change. */
export const TOKENS = ['Color', 'Radius', 'Spacing', 'Size', 'Typography'] as const;

export type Token = (typeof TOKENS)[number];

/** Names of chosen values; omitted for defaults. */
export type Chosen = Partial<Record<Token, string>>;

/** The values of a token for a part; empty if they have no effect. */
export function valuesFor(token: Token, part: Part | undefined): Record<string, Style> {
  if (token === 'Color') return COLORS;
  if (token === 'Radius') return RADII;
  if (token === 'Spacing') return SPACES;
  if (token === 'Typography') return part?.text ? TYPOGRAPHY : {};
  if (part?.sides === 'both') return SQUARES;
  return part?.sides === 'height' ? HEIGHTS : {};
}

/** The style of all chosen values. */
export function styleOf(chosen: Chosen, part: Part | undefined): Style {
  return Object.assign(
    {},
    ...TOKENS.map((token) => valuesFor(token, part)[chosen[token] ?? ''] ?? {}),
  ) as Style;
}
