import type { AddedName } from './added-names';
import { DERIVED_NAMES } from './exceptions';
import { isMentioned, type PageNames } from './page-names';

/** Whether an export is named after one that pages mention, such as the type of its props. */
function isDerived(added: AddedName, pages: PageNames[]): boolean {
  if (added.kind !== 'export') return false;
  return DERIVED_NAMES.some((pattern) => {
    const [, name] = pattern.exec(added.name) ?? [];
    return name !== undefined && isMentioned({ ...added, name }, pages);
  });
}

/** The names that no page mentions, and that do not follow from one that pages mention. */
export function undocumented(added: readonly AddedName[], pages: PageNames[]): AddedName[] {
  return added.filter((each) => !isMentioned(each, pages) && !isDerived(each, pages));
}
