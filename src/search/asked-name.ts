import { lettersOf } from '@site/model/search';
import {
  sectionId,
  type MemberEntry,
  type MemberKind,
  type SearchEntry,
} from '@site/model/search-index';
import { findOwner } from './places';

/** A query, read as a name of the API. */
export interface AskedName {
  /** As it was typed, without the dot of a CSS selector. */
  text: string;
  letters: string;
  /** `valueGetter` of `GridColDef.valueGetter`, `root` of `MuiDataGrid-root`. */
  member?: string;
  /** Letters of the owner: `gridcoldef`. */
  owner?: string;
  /** Of `slotProps.toolbar` only slots are meant. */
  kind?: MemberKind;
}

/**
 * How an entry is what was asked for by its name. Spelling does not matter for headings and titles;
 * a name of the API is in several words ("row id"), in other letters (`rowid`) or as it is written.
 */
export type NameMatch = 'heading' | 'words' | 'letters' | 'title' | 'name';

/** Objects that hold members of one kind. The reference does not list them as owners. */
const HOLDERS: ReadonlyMap<string, MemberKind> = new Map([
  ['slotProps', 'slot'],
  ['slots', 'slot'],
  ['componentsProps', 'slot'],
  ['components', 'slot'],
  ['classes', 'class'],
  ['apiRef', 'method'],
]);

const CLASS = /^Mui(\w*)-([\w-]+)$/;
/** Only classes have dashes: `DataGrid.pinnedRows--bottom`. */
const PATH = /^[\w$]+(?:\.[\w$]+)*\.[\w$][\w$-]*$/;

function pathOf(text: string): Pick<AskedName, 'owner' | 'member' | 'kind'> {
  const parts = text.split('.').filter((part) => part !== 'current');
  const member = parts.pop();
  const kind = parts.map((part) => HOLDERS.get(part)).find(Boolean);
  const owner = parts.find((part) => !HOLDERS.has(part));
  return { member, kind, owner: owner && lettersOf(owner) };
}

/** Reads a query as a name: `GridColDef.valueGetter`, `.MuiDataGrid-root`, "column visibility". */
export function askedName(query: string): AskedName {
  const text = query.trim().replace(/^\./, '');
  const name = { text, letters: lettersOf(text) };
  const [, owner, member] = CLASS.exec(text) ?? [];
  if (member !== undefined) {
    return { ...name, member, kind: 'class', ...(owner && { owner: lettersOf(owner) }) };
  }
  return PATH.test(text) ? { ...name, ...pathOf(text) } : name;
}

function respelled({ text }: AskedName): NameMatch {
  return /\s/.test(text) ? 'words' : 'letters';
}

/** Slots and classes have names such as `cell`, with which other things are meant as well. */
function isTelling(entry: MemberEntry): boolean {
  return (entry.kind !== 'slot' && entry.kind !== 'class') || /[A-Z]/.test(entry.name);
}

function matchMember(entry: MemberEntry, asked: AskedName): NameMatch | undefined {
  const { text, letters, member, owner, kind } = asked;
  if (entry.kind === 'class' && entry.type === text) return 'name';
  if (member === undefined) {
    if (entry.name === text) return 'name';
    return lettersOf(entry.name) === letters ? respelled(asked) : undefined;
  }
  if (lettersOf(entry.name) !== lettersOf(member)) return undefined;
  if (kind !== undefined && entry.kind !== kind) return undefined;
  if (owner === undefined || findOwner(entry, owner) !== undefined) return 'name';
  return isTelling(entry) ? 'letters' : undefined;
}

/** Returns how an entry is what was asked for by its name. */
export function matchName(entry: SearchEntry, asked: AskedName): NameMatch | undefined {
  if (entry.kind !== 'page' && entry.kind !== 'section') return matchMember(entry, asked);
  const other = entry.kind === 'page' ? entry.label : sectionId(entry);
  const names = [entry.name, ...(other ? [other] : [])];
  if (!names.some((name) => lettersOf(name) === asked.letters)) return undefined;
  if (entry.kind === 'section') return 'heading';
  if (entry.pageKind !== 'api') return 'title';
  if (names.includes(asked.text)) return 'name';
  // "tree view" means a Tree View, and only `TreeView` the component with a replacement.
  return entry.deprecated ? undefined : respelled(asked);
}
