import type { CodeVariant } from '@site/config/preferences';

export interface DemoHash {
  /** Name of the demo. */
  name: string;
  /** Chosen by the ending, where there is one. */
  variant?: CodeVariant;
}

const VARIANT_OF_ENDING: Record<string, CodeVariant> = { js: 'JS', tsx: 'TS' };

/**
 * Reads `#DemoName`, `#DemoName.tsx` or `#DemoName.js`.
 * @returns undefined for a hash that names no demo; demos are named in PascalCase
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const match = /^#([A-Z]\w*)(?:\.(js|tsx))?$/.exec(hash);
  if (!match?.[1]) return undefined;
  return { name: match[1], variant: VARIANT_OF_ENDING[match[2] ?? ''] };
}
