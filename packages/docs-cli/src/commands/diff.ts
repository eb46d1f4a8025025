import type { LinkedChange } from '../../../../model/member-history/changes';
import type { ListedMember } from '../../../../model/member-history/member-list';
import type { VersionData } from '../data/types';
import { namedVersion } from '../project/choose-version';
import { fitLines } from '../text/fit';
import { closestNames } from './closest';
import { needText, optionalText } from './inputs';
import { UsageError, type Command, type CommandContext } from './types';

const DEFAULT_BUDGET = 40_000;

interface FamilyChange extends LinkedChange {
  family: string;
}

function needVersion(name: string, { docs }: CommandContext): VersionData {
  const found = namedVersion(docs.versions, name);
  if (found) return found;
  const names = docs.versions.map(({ id }) => id);
  throw new UsageError(`There is no version "${name}". The docs have ${names.join(', ')}.`);
}

function nameOf({ kind, name }: Pick<ListedMember, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}

function valueOf({ type, default: value }: Pick<ListedMember, 'type' | 'default'>): string {
  return `${type ? `: ${type}` : ''}${value ? ` = ${value}` : ''}`;
}

/** The lines of one export; nothing but its name if the export itself came or went. */
function changeLines(change: FamilyChange): string[] {
  const { name, kind, status, family, minor } = change;
  const when = minor ? ` (${minor})` : '';
  if (status !== 'changed')
    return [`${status === 'added' ? '+' : '-'} ${family}: ${kind} ${name}${when}`];
  return [
    `${family}: ${name}`,
    ...change.removed.map((member) => {
      const instead = member.replacement ? `; use ${member.replacement}` : '';
      return `  - ${nameOf(member)}${instead}`;
    }),
    ...change.retyped.map((each) => `  ~ ${nameOf(each)}: ${each.from} -> ${each.to}`),
    ...change.redefaulted.map(
      (each) => `  ~ ${nameOf(each)} = ${each.from ?? 'none'} -> ${each.to ?? 'none'}`,
    ),
    ...change.deprecated.map((member) => `  ! ${nameOf(member)} is deprecated`),
    ...change.added.map((member) => `  + ${nameOf(member)}${valueOf(member)}`),
  ];
}

function chooseChanges(
  all: readonly FamilyChange[],
  component: string | undefined,
  versions: readonly VersionData[],
): readonly FamilyChange[] {
  if (!component) return all;
  const wanted = component.toLowerCase();
  const known = [...versions.flatMap((version) => version.names()), ...all.map(({ name }) => name)];
  if (!known.some((name) => name.toLowerCase() === wanted)) {
    throw new UsageError(`The reference has no "${component}".`, closestNames(component, known));
  }
  return all.filter(({ name }) => name.toLowerCase() === wanted);
}

export const command: Command = {
  name: 'diff',
  summary: 'Lists what changed in the API between two documented versions.',
  inputs: [
    {
      name: 'from',
      description: 'A version of the docs or of the library, such as 6.20.',
      kind: 'text',
      isArgument: true,
      isRequired: true,
    },
    {
      name: 'to',
      description: 'Another version, such as next.',
      kind: 'text',
      isArgument: true,
      isRequired: true,
    },
    {
      name: 'component',
      description: 'Only the changes of one export, such as DataGrid.',
      kind: 'text',
      isArgument: true,
    },
  ],
  run(values, context) {
    const from = needVersion(needText(values, 'from'), context);
    const to = needVersion(needText(values, 'to'), context);
    if (from.id === to.id) {
      throw new UsageError(`The docs of ${from.label} describe both versions.`);
    }
    const changes = context.docs.changes(from.id, to.id);
    if (!changes) throw new Error(`The docs lack the changes from ${from.id} to ${to.id}`);
    const all = Object.entries(changes.families).flatMap(([family, { exports }]) =>
      exports.map((change) => ({ ...change, family })),
    );
    const component = optionalText(values, 'component');
    const chosen = chooseChanges(all, component, [from, to]);
    const families = new Set(chosen.map(({ family }) => family));
    const guides = [...families].flatMap((family) => changes.families[family]?.guides ?? []);
    const head = `[docs of MUI X ${from.label} -> ${to.label}]`;
    const lines =
      chosen.length > 0
        ? chosen.flatMap(changeLines)
        : [`No changes${component ? ` of ${component}` : ''}.`];
    return {
      exitCode: 0,
      text: fitLines(
        [head, ...guides.map((guide) => `Guide: ${guide}`), ...lines],
        context.budget ?? DEFAULT_BUDGET,
      ),
      data: { from: changes.from, to: changes.to, guides, changes: chosen },
    };
  },
};
