/**
 * Sections about the wider family of products, in the order of menus. Every page has this list, as it
 * names the product; all else about sections is in model/sections/index.ts.
 */
export const SECTION_IDS = ['material-ui', 'joy-ui', 'base-ui', 'system'] as const;

/** The page that `/<id>/` leads to, in every section. */
export const FIRST_PAGE = 'getting-started';

/** As addresses have it: `/<id>/…`. */
export type SectionId = (typeof SECTION_IDS)[number];

/** Checks that the first segment of an address is one of these sections. */
export function isSection(segment: string): segment is SectionId {
  return (SECTION_IDS as readonly string[]).includes(segment);
}

/** The section about the library that MUI X is built on. */
export const BASIS_OF_MUI_X: SectionId = 'material-ui';

/** Checks that a section, or none, is about the library that MUI X is built on. */
export function isBasisOfMuiX({ section }: { section?: string }): boolean {
  return section === BASIS_OF_MUI_X;
}
