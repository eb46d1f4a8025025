import { compareItems, type Finding, type Item } from '../findings';
import type { PageSection } from '../page-sections';

function headingsOf(sections: readonly PageSection[]): Item[] {
  return sections
    .filter(({ depth }) => depth > 0)
    .map(({ id, depth, line }) => ({ key: `${'#'.repeat(depth)} {/* #${id} */}`, line }));
}

/** Headings have the same ids and levels in the same order, so links into the page work. */
export function compareHeadings(
  english: readonly PageSection[],
  translation: readonly PageSection[],
): Finding[] {
  return compareItems({
    name: 'heading',
    english: headingsOf(english),
    translation: headingsOf(translation),
    line: 1,
    ordered: true,
  });
}
