const PACKAGE = /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?$/;

/** Checks for a package of MUI X that the docs describe. */
export function isMuiX(name: string): boolean {
  return PACKAGE.test(name);
}

/** The family that a package belongs to: `data-grid` for `@mui/x-data-grid-pro`. */
export function familyOf(name: string): string {
  return name.replace('@mui/x-', '').replace(/-(?:pro|premium)$/, '');
}
