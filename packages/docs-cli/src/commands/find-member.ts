import type { ReferenceMember, ReferencePage, VersionData } from '../data/types';
import type { ChosenVersion } from '../project/choose-version';
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

interface AskedMember {
  owner: string;
  name?: string;
  kind?: ReferenceMember['kind'];
}

function parseName(asked: string): AskedMember {
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

function unknown(owner: string, versions: readonly VersionData[]): UsageError {
  const names = versions.flatMap((version) => version.names());
  return new UsageError(`The reference has no "${owner}".`, closestNames(owner, names));
}

/**
 * Finds `DataGrid.rows`, `DataGrid.slots.toolbar`, `DataGrid`, or `checkboxSelection`.
 * @throws {UsageError} with the closest names
 */
export function findMember(asked: string, context: CommandContext): FoundMember {
  const parsed = parseName(asked);
  const own = findExport(parsed.owner, context);
  if (own && parsed.name) return { ...own, member: findIn(own.page, parsed) };
  if (own) return own;
  const versions = context.chosenVersions();
  const owner = parsed.name ? undefined : ownerOf(parsed.owner, versions);
  const found = owner ? findExport(owner, context) : undefined;
  if (!found) throw unknown(parsed.owner, versions);
  return { ...found, member: findIn(found.page, { owner: found.page.name, name: parsed.owner }) };
}
