import { kebabCase } from '@site/model/kebab-case';
import { lettersOf } from '@site/model/search';
import type { MemberEntry } from '@site/model/search-index';

/** The path of a member at another of its owners: path and anchor begin with the owner's name. */
export function pathAt({ path, owner = '' }: MemberEntry, other: string): string {
  const own = `/${kebabCase(owner)}/#${kebabCase(owner)}-`;
  return path.replace(own, `/${kebabCase(other)}/#${kebabCase(other)}-`);
}

/** Returns the owner with these letters, of all that an entry is listed for. */
export function findOwner({ owner, others = [] }: MemberEntry, letters: string) {
  return [owner ?? '', ...others].find((each) => lettersOf(each) === letters);
}

/** Returns a member as that of one of its other owners, where type and plan may be different. */
export function atOwner(entry: MemberEntry, owner: string): MemberEntry {
  if (owner === entry.owner) return entry;
  const { type: _type, plan: _plan, ...rest } = entry;
  const all = [entry.owner ?? '', ...(entry.others ?? [])];
  return {
    ...rest,
    owner,
    path: pathAt(entry, owner),
    others: all.filter((each) => each !== owner),
  };
}
