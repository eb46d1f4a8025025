/** Matches the paths of modules, with the separators of any system. */
export function modulesOf(...patterns: string[]): RegExp {
  return new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));
}
