import type {
  ApiClass,
  ApiEvent,
  ApiGridTables,
  ApiMember,
  ApiPage,
  ApiRemoved,
  ApiSelector,
  ApiSlot,
} from '../../../../model/api-reference';
import { htmlText } from '../text/html-text';
import type { ListedExport, ReferenceMember, ReferencePage, RemovedMember } from './types';

type Described = Pick<ApiMember, 'description' | 'deprecated' | 'plan' | 'history'>;

/** Without keys that have no value, as members are printed as JSON. */
function compact<Value extends object>(value: Value): Value {
  const kept = Object.entries(value).filter(([, each]) => each !== undefined && each !== '');
  return Object.fromEntries(kept) as Value;
}

function described({ description, deprecated, plan, history }: Described) {
  return {
    description: htmlText(description),
    deprecated: deprecated === undefined ? undefined : htmlText(deprecated) || 'Deprecated',
    plan,
    since: history?.since,
  };
}

function fromMember(kind: ReferenceMember['kind'], member: ApiMember): ReferenceMember {
  const { name, anchor, type, expandedType, required, default: defaultValue } = member;
  return compact({
    name,
    kind,
    anchor,
    type,
    expandedType,
    defaultValue,
    required: required || undefined,
    ...described(member),
  });
}

function fromSlot(slot: ApiSlot): ReferenceMember {
  const { name, anchor, propsType, default: defaultValue, className } = slot;
  return compact({
    name,
    kind: 'slot',
    anchor,
    type: propsType,
    defaultValue,
    className,
    ...described(slot),
  });
}

function fromClass(each: ApiClass): ReferenceMember {
  const { name, anchor, className } = each;
  return compact({ name, kind: 'class', anchor, className, ...described(each) });
}

function fromEvent(event: ApiEvent): ReferenceMember {
  const parameters = [
    event.params && `params: ${event.params}`,
    event.event && `event: ${event.event}`,
  ];
  const type = `(${parameters.filter(Boolean).join(', ')}) => void`;
  return compact({
    name: event.name,
    kind: 'event',
    anchor: event.anchor,
    type,
    ...described(event),
  });
}

function fromSelector(selector: ApiSelector): ReferenceMember {
  const { name, anchor, returns } = selector;
  return compact({ name, kind: 'selector', anchor, type: returns, ...described(selector) });
}

function membersOf(page: ApiPage): ReferenceMember[] {
  if (page.kind === 'component') {
    return [
      ...page.props.map((prop) => fromMember('prop', prop)),
      ...page.slots.map(fromSlot),
      ...page.classes.map(fromClass),
    ];
  }
  return page.groups
    .flatMap(({ members }) => members)
    .map((member) => fromMember(member.signature ? 'method' : 'field', member));
}

function removedMembers(removed: ApiRemoved | undefined): RemovedMember[] {
  return (removed?.members ?? []).map(({ name, kind, in: since, replacement }) => ({
    name,
    kind,
    since,
    replacement,
  }));
}

function importPath(statement: string): string | undefined {
  return /from '([^']+)'/.exec(statement)?.[1];
}

/** A page of the reference as the commands read it. */
export function referencePage(page: ApiPage, { address }: ListedExport): ReferencePage {
  const paths = page.imports.map(importPath).filter((path) => path !== undefined);
  const { description, deprecated, plan } = described(page);
  return compact({
    name: page.name,
    family: page.family,
    kind: page.kind,
    packages: [...new Set(paths)],
    members: membersOf(page),
    address,
    description,
    deprecated,
    plan,
    inherits: page.kind === 'component' ? page.inheritance : [],
    themeName: page.kind === 'component' ? page.themeName : undefined,
    removed: removedMembers(page.removed),
  });
}

/** The table of events or of selectors of the Data Grid. */
export function tablePage(tables: ApiGridTables, listed: ListedExport): ReferencePage {
  const isEvents = listed.name === 'events';
  return {
    name: listed.name,
    family: listed.family,
    kind: 'table',
    packages: [],
    members: isEvents ? tables.events.map(fromEvent) : tables.selectors.map(fromSelector),
    address: listed.address,
    inherits: [],
    removed: removedMembers(isEvents ? tables.removedEvents : tables.removedSelectors),
  };
}

/** A hook, of which the reference has only the name. */
export function hookPage({ name, family, address }: ListedExport): ReferencePage {
  return {
    name,
    family,
    kind: 'hook',
    packages: [],
    members: [],
    address,
    inherits: [],
    removed: [],
  };
}
