import type { CodeVariant } from '@site/model/preferences';

/** Names a demo's own file in a variant: `Orders.tsx`, `Orders.jsx`. */
export function fileNameOf(path: string, variant: CodeVariant): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return variant === 'JS' ? name.replace(/\.ts(x?)$/, '.js$1') : name;
}
