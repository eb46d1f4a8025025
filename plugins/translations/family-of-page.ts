import { findFamily } from '../../model/families';

/** The id of the family of a page: `react-charts/bars` is of `charts`, `whats-new` of `introduction`. */
export function familyOfPage(page: string): string {
  const [folder = ''] = page.split('/');
  return findFamily(folder.replace(/^react-/, ''))?.id ?? 'introduction';
}
