const PACKAGE = /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?$/;

/** Checks for a package of MUI X that the docs describe. */
export function isMuiX(name: string): boolean {
  return PACKAGE.test(name);
}

/** The family that a package belongs to: `data-grid` for `@mui/x-data-grid-pro`. */
export function familyOf(name: string): string {
  return name.replace('@mui/x-', '').replace(/-(?:pro|premium)$/, '');
}

/** What a range such as `npm:@mui/x-data-grid@^6.0.0` stands for. */
export function resolveAlias(name: string, range: string): { name: string; range: string } {
  const [, alias, version] = /^npm:(@?[^@]+)(?:@(.+))?$/.exec(range) ?? [];
  return alias ? { name: alias, range: version ?? '*' } : { name, range };
}
