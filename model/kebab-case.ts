/**
 * Writes a name as addresses, anchors and CSS variables do: `TreeItem2` becomes `tree-item-2`, split
 * before each capital and each digit.
 */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z0-9])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
