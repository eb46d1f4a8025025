import type { ReferenceMember, ReferencePage, VersionData } from '../data/types';
import type { ChosenVersion } from '../project/choose-version';
import { cutBytes } from '../text/fit';
import { closestNames } from './closest';
import { UsageError, type CommandContext } from './types';

export interface FoundMember {
  page: ReferencePage;
  /** Absent if the user asked for the export itself. */
  member?: ReferenceMember;
  chosen: ChosenVersion;
}

/** Words between an owner and a member that say its kind. */
const KINDS: Readonly<Record<string, ReferenceMember['kind']>> = {
  props: 'prop',
  slots: 'slot',
  slotProps: 'slot',
  classes: 'class',
};

/** A class in a style sheet or in HTML: `.MuiDataGrid-row`. */
const GLOBAL_CLASS = /^\.?Mui([A-Z]\w+)-([\w-]+)$/;

/** Bytes of a type in an error. */
const LONGEST_TYPE = 120;

interface AskedMember {
  owner: string;
  name?: string;
  kind?: ReferenceMember['kind'];
}

function parseName(asked: string): AskedMember {
  const [, component, rule] = GLOBAL_CLASS.exec(asked) ?? [];
  if (component) return { owner: component, name: rule, kind: 'class' };
  const [owner = '', ...rest] = asked.replace(/^<|\s*\/?>$/g, '').split(/[.#\s]+/);
  const kind = rest.length > 1 ? KINDS[rest[0] ?? ''] : undefined;
  return { owner, name: (kind ? rest.slice(1) : rest).join('.') || undefined, kind };
}

function sameName(names: readonly string[], wanted: string): string | undefined {
  const lower = wanted.toLowerCase();
  return (
    names.find((name) => name === wanted) ?? names.find((name) => name.toLowerCase() === lower)
  );
}

/** The export in the version that answers about its family. */
function findExport(name: string, context: CommandContext) {
  for (const version of context.chosenVersions()) {
    const found = sameName(version.names(), name);
    const listed = version.index().exports.find((each) => each.name === found);
    if (!found || !listed) continue;
    const chosen = context.choose(listed.family);
    const page = chosen.version.page(found) ?? version.page(found);
    if (page) return { page, chosen };
  }
  return undefined;
}

/** Kinds of entries that have no owner, with the tables that list them. */
const TABLES: Readonly<Record<string, string>> = { event: 'events', selector: 'selectors' };

/** The first owner of a member that users named without one, the most general first. */
function ownerOf(name: string, versions: readonly VersionData[]): string | undefined {
  const entries = versions.flatMap((version) => version.searchEntries());
  const found = entries.find((each) => each.name === name && (each.owner || TABLES[each.kind]));
  return found && (TABLES[found.kind] ?? found.owner);
}

function removedNote(page: ReferencePage, name: string): string | undefined {
  const removed = page.removed.find((each) => each.name === name);
  if (!removed) return undefined;
  const instead = removed.replacement ? ` Use ${removed.replacement} instead.` : '';
  return `${page.name}.${name} was removed in ${removed.since}.${instead}`;
}

function findIn(page: ReferencePage, { name = '', kind }: AskedMember): ReferenceMember {
  const candidates = page.members.filter((member) => !kind || member.kind === kind);
  const found = candidates.find((member) => member.name === name);
  if (found) return found;
  const names = candidates.map((member) => member.name);
  const close = closestNames(name, names).map((each) => `${page.name}.${each}`);
  throw new UsageError(
    removedNote(page, name) ?? `${page.name} has no ${kind ?? 'member'} "${name}".`,
    close,
  );
}

/** Names in the type of a member, and of the component that a slot renders. */
function namesIn({ type, expandedType, defaultValue }: ReferenceMember): string[] {
  const text = `${defaultValue ?? ''} ${expandedType ?? type ?? ''}`;
  return [...new Set(text.match(/\b[A-Z]\w+/g) ?? [])];
}

/**
 * Finds a member of what a slot renders, or of the type of a prop: `slotProps.toolbar.csvOptions`.
 * @throws {UsageError} when the reference has the slot, but not what is in it
 */
function findNested(
  page: ReferencePage,
  { name = '', kind }: AskedMember,
  context: CommandContext,
): FoundMember | undefined {
  const [outer = '', ...rest] = name.split('.');
  const inner = rest.join('.');
  const around = page.members.find(
    (member) => member.name === outer && (!kind || member.kind === kind),
  );
  if (!around || !inner) return undefined;
  for (const each of namesIn(around)) {
    const found = findExport(each, context) ?? findExport(each.replace(/Props$/, ''), context);
    const member = found?.page.members.find((candidate) => candidate.name === inner);
    if (found && member) return { ...found, member };
  }
  const type = around.type ? ` It accepts ${cutBytes(around.type, LONGEST_TYPE)}.` : '';
  throw new UsageError(
    `The reference has ${page.name}.${outer} (${around.kind}), but not its "${inner}".${type}`,
  );
}

function unknown(owner: string, versions: readonly VersionData[]): UsageError {
  const names = versions.flatMap((version) => version.names());
  return new UsageError(`The reference has no "${owner}".`, closestNames(owner, names));
}

/**
 * Finds `DataGrid.rows`, `DataGrid.slots.toolbar`, `DataGrid`, `.MuiDataGrid-row`, or `checkboxSelection`.
 * @throws {UsageError} with the closest names
 */
export function findMember(asked: string, context: CommandContext): FoundMember {
  const parsed = parseName(asked);
  const own = findExport(parsed.owner, context);
  if (own && parsed.name) {
    const nested = findNested(own.page, parsed, context);
    return nested ?? { ...own, member: findIn(own.page, parsed) };
  }
  if (own) return own;
  const versions = context.chosenVersions();
  const owner = parsed.name ? undefined : ownerOf(parsed.owner, versions);
  const found = owner ? findExport(owner, context) : undefined;
  if (!found) throw unknown(parsed.owner, versions);
  return { ...found, member: findIn(found.page, { owner: found.page.name, name: parsed.owner }) };
}
