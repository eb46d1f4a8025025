import type { PhrasingContent, RootContent } from 'mdast';
import type {
  ApiClass,
  ApiMember,
  ApiMemberGroup,
  ApiParameter,
  ApiSignature,
  ApiSlot,
} from '../../../model/api-reference';
import { anchored } from './headings';
import { htmlLine } from './html-nodes';
import { code, heading, inlineCode, joined, paragraph, table, text } from './nodes';
import type { Page } from './page';
import { planMark } from './reference';
import { said } from './reference-tables';
import type { TextKey } from './texts';

function head(keys: readonly TextKey[], page: Page): string[] {
  return keys.map((key) => page.text(key));
}

function parameter(found: ApiParameter, page: Page): PhrasingContent[] {
  const { name, type, optional, description } = found;
  const mark = optional ? ` ${page.text('api.optional')}` : '';
  const typed = [inlineCode(name), text(`${mark}: `), inlineCode(type)];
  return joined([typed, htmlLine(description, page.link)], ' ');
}

/** Parameters and return value of a callback or a method, if they are described. */
function signature(found: ApiSignature, page: Page): PhrasingContent[] {
  const { parameters, returns } = found;
  const taken = parameters.map((each) => parameter(each, page));
  const nothing = returns.type === 'void' && returns.description === '';
  const given = [
    text(`${page.text('api.returns')}: `),
    inlineCode(returns.type),
    text(' '),
    ...htmlLine(returns.description, page.link),
  ];
  return joined([...taken, nothing ? [] : given], ' · ');
}

/** Writes `required` only where members differ in it. */
function memberRow(member: ApiMember, telling: boolean, page: Page): PhrasingContent[][] {
  const required = telling && member.required ? [text(` (${page.text('api.required')})`)] : [];
  const called = member.signature ? signature(member.signature, page) : [];
  return [
    [inlineCode(member.name), ...required, ...planMark(member.plan, page)],
    [inlineCode(member.type)],
    member.default === undefined ? [] : [inlineCode(member.default)],
    joined([said(member, page), called], ' · '),
  ];
}

/** The types that the table folds. */
function wholeTypes(members: readonly ApiMember[], page: Page): RootContent[] {
  const folded = members.flatMap(({ name, expandedType }) =>
    expandedType === undefined ? [] : `${name}: ${expandedType};`,
  );
  if (folded.length === 0) return [];
  return [paragraph(page.text('markdown.wholeTypes')), code('ts', folded.join('\n\n'))];
}

/** Props, or a group of an interface's members. */
export function memberTables(group: ApiMemberGroup, page: Page): RootContent[] {
  const { members } = group;
  if (members.length === 0) return [];
  const telling = members.some(({ required }) => !required);
  const columns = head(['api.name', 'api.type', 'api.default', 'api.description'], page);
  return [
    ...anchored(heading(2, group.title), group.anchor, page),
    table(
      columns,
      members.map((member) => memberRow(member, telling, page)),
    ),
    ...wholeTypes(members, page),
  ];
}

function slotProps({ propsType, acceptsFunction }: ApiSlot, page: Page): PhrasingContent[] {
  if (propsType === undefined) return [];
  const or = acceptsFunction ? ` ${page.text('api.orFunction')}` : '';
  return [text(`${page.text('api.slotProps')} `), inlineCode(propsType), text(or)];
}

function codeOrNothing(value: string | undefined): PhrasingContent[] {
  return value === undefined ? [] : [inlineCode(value)];
}

export function slotTable(slots: readonly ApiSlot[], page: Page): RootContent[] {
  if (slots.length === 0) return [];
  const keys = ['api.name', 'api.defaultComponent', 'api.class', 'api.description'] as const;
  const rows = slots.map((slot) => [
    [inlineCode(slot.name), ...planMark(slot.plan, page)],
    codeOrNothing(slot.default),
    codeOrNothing(slot.className && `.${slot.className}`),
    joined([said(slot, page), slotProps(slot, page)], ' · '),
  ]);
  return [
    ...anchored(heading(2, page.text('api.slots')), 'slots', page),
    table(head(keys, page), rows),
  ];
}

export function classTable(classes: readonly ApiClass[], page: Page): RootContent[] {
  if (classes.length === 0) return [];
  const rows = classes.map((found) => [
    [inlineCode(found.name), ...planMark(found.plan, page)],
    [inlineCode(`.${found.className}`)],
    said(found, page),
  ]);
  const keys = ['api.rule', 'api.class', 'api.description'] as const;
  return [
    ...anchored(heading(2, page.text('api.classes')), 'classes', page),
    table(head(keys, page), rows),
  ];
}
