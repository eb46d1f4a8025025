import type { ReferenceMember, ReferencePage } from '../data/types';
import { byteLength, cutBytes, fitLines } from '../text/fit';
import { findMember, type FoundMember } from './find-member';
import { needText } from './inputs';
import type { Command } from './types';
import { versionData, versionLine } from './version-lines';

/** Bytes of the text about one member, unless the caller allows more. */
const MEMBER_BUDGET = 300;

/** Characters of the text about an export. */
const EXPORT_BUDGET = 2_000;

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function memberAddress(page: ReferencePage, { anchor }: ReferenceMember): string {
  return `${page.address.replace(/#.*$/, '')}#${anchor}`;
}

function factsOf({ kind, required, plan, deprecated, since }: ReferenceMember): string {
  const facts = [kind, required && 'required', plan, since && `since ${since}`];
  return [...facts, deprecated && 'deprecated'].filter(Boolean).join(', ');
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

function describe(member: ReferenceMember, isLong: boolean): string {
  const deprecated = member.deprecated && `Deprecated: ${member.deprecated}`;
  const text = [deprecated, member.description].filter(Boolean).join(' ');
  return isLong ? text : firstSentence(oneLine(text));
}

/** A type and a description in the given bytes. If both are long, each has half of them. */
function fitBoth(type: string, description: string, bytes: number): string[] {
  const half = Math.floor(bytes / 2);
  const typeRoom = Math.max(half, bytes - byteLength(description) - 1);
  const cutType = cutBytes(type, typeRoom - 1);
  const rest = bytes - (cutType ? byteLength(cutType) + 1 : 0);
  const texts = [cutType, cutBytes(description, rest - 1)];
  return texts.filter((text) => text !== '' && text !== '…');
}

/** What fits: the name, the address and the version always, then the type and the description. */
function memberText(
  { page, member, chosen }: FoundMember & { member: ReferenceMember },
  budget: number,
): string {
  const isLong = budget > MEMBER_BUDGET;
  const name = `${page.name}.${member.name} (${factsOf(member)})`;
  const last = [memberAddress(page, member), versionLine(chosen, page.family)];
  const fixed = [name, ...last].reduce((sum, line) => sum + byteLength(line) + 1, 0);
  const { type, className, defaultValue, expandedType } = member;
  const shown = isLong ? (expandedType ?? type) : type && oneLine(type);
  const value = [shown ?? className, defaultValue && `= ${oneLine(defaultValue)}`];
  const texts = fitBoth(value.filter(Boolean).join(' '), describe(member, isLong), budget - fixed);
  return cutBytes([name, ...texts, ...last].join('\n'), budget);
}

function namesByKind(page: ReferencePage): string[] {
  const kinds = [...new Set(page.members.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const members = page.members.filter((member) => member.kind === kind);
    return [
      `${members.length} of kind ${kind}:`,
      ...members.map(
        ({ name, type }) => `  ${name}${type ? `: ${cutBytes(oneLine(type), 60)}` : ''}`,
      ),
    ];
  });
}

function exportText({ page, chosen }: FoundMember, budget: number): string {
  const head = [
    `${page.name} (${[page.kind, page.plan, page.deprecated && 'deprecated'].filter(Boolean).join(', ')})`,
    ...(page.description ? [oneLine(page.description)] : []),
    ...(page.packages[0] ? [`import { ${page.name} } from '${page.packages[0]}';`] : []),
    page.address,
    versionLine(chosen, page.family),
  ];
  return fitLines([...head, ...namesByKind(page)], budget);
}

export const command: Command = {
  name: 'member',
  summary: 'Describes a prop, slot, class, method, event or selector, or lists those of an export.',
  inputs: [
    {
      name: 'name',
      description:
        'Such as DataGrid.checkboxSelection, DataGrid.slots.toolbar, GridApi.setPage, rowClick, or DataGrid.',
      kind: 'text',
      isArgument: true,
      isRequired: true,
    },
  ],
  run(values, context) {
    const found = findMember(needText(values, 'name'), context);
    const { page, member, chosen } = found;
    const { members, ...whole } = page;
    return {
      exitCode: 0,
      text: member
        ? memberText({ ...found, member }, context.budget ?? MEMBER_BUDGET)
        : exportText(found, context.budget ?? EXPORT_BUDGET),
      data: {
        ...versionData(chosen, chosen.version),
        owner: page.name,
        ...(member ?? {
          ...whole,
          members: members.map(({ kind, name, type }) => ({ kind, name, type })),
        }),
        address: member ? memberAddress(page, member) : page.address,
      },
    };
  },
};
