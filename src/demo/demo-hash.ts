import {
  CODE_STYLING_IDS,
  CODE_STYLINGS,
  CODE_VARIANTS,
  PREFERENCES,
  type CodeStyling,
  type CodeVariant,
} from '@site/model/preferences';

export interface DemoHash {
  /** Name of the demo. */
  name: string;
  /** Chosen by the ending, where there is one. */
  variant?: CodeVariant;
  /** Set by a prefix before the name, if there is one. */
  styling?: CodeStyling;
}

const { ids: VARIANT_IDS } = PREFERENCES.codeVariant.hash;

/**
 * Reads `#DemoName`, `#DemoName.tsx`, `#DemoName.js`, and these behind `system-`, `tailwind-` or
 * `css-`.
 * @returns undefined for a hash that names no demo; demos are named in PascalCase
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const match = /^#(?:(system|tailwind|css)-)?([A-Z]\w*)(?:\.(js|tsx))?$/.exec(hash);
  if (!match?.[2]) return undefined;
  return {
    name: match[2],
    variant: CODE_VARIANTS.find((variant) => VARIANT_IDS[variant] === match[3]),
    styling: CODE_STYLINGS.find((styling) => CODE_STYLING_IDS[styling] === match[1]),
  };
}

/** Anchors of a demo beside its name: each chooses a variant, and a styling where it has one. */
export function demoAnchors(name: string, stylings: readonly CodeStyling[]): string[] {
  const prefixes = ['', ...stylings.map((styling) => `${CODE_STYLING_IDS[styling]}-`)];
  return prefixes.flatMap((prefix) => ['.tsx', '.js'].map((ending) => prefix + name + ending));
}
