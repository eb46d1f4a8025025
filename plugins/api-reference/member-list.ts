import type { ApiEvent, ApiGridTables, ApiMember, ApiPage } from '../../model/api-reference';
import type {
  ExportMembers,
  MemberFacts,
  MemberKind,
  MemberList,
} from '../../model/member-history/member-list';
import type { Catalogue } from './catalogue';
import { plainText } from './comment-text';
import type { ApiFamily } from './families';

/** Names of the tables of the Data Grid among its exports. */
export const EVENTS_TABLE = 'events';
export const SELECTORS_TABLE = 'selectors';

type Named = { name: string } & MemberFacts;

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The whole type, which pages may fold; and its definition, if the type is a name. */
export function wholeType({
  type,
  expandedType,
  signature,
}: Pick<ApiMember, 'type' | 'expandedType'> & { signature?: object }): Pick<
  MemberFacts,
  'type' | 'shape'
> {
  if (expandedType === undefined) return { type };
  const folded = signature !== undefined || type.includes('…');
  return folded ? { type: oneLine(expandedType) } : { type, shape: oneLine(expandedType) };
}

function factsOf(member: ApiMember): Named {
  const { name, default: value, deprecated, plan } = member;
  return { name, ...wholeType(member), default: value && oneLine(value), deprecated, plan };
}

/** Removes what is absent, and the markup of texts. */
function compact({ deprecated, ...facts }: MemberFacts): MemberFacts {
  const said = deprecated === undefined ? undefined : plainText(deprecated);
  return Object.fromEntries(
    Object.entries({ ...facts, deprecated: said }).filter(([, value]) => value !== undefined),
  );
}

/** Members by name, sorted; names and facts always in the same order. */
function byName(members: readonly Named[]): Record<string, MemberFacts> {
  const sorted = members.map(({ name, ...facts }) => [name, compact(facts)] as const);
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function withMembers(
  head: Omit<ExportMembers, 'members'>,
  kinds: Partial<Record<MemberKind, readonly Named[]>>,
): ExportMembers {
  const listed = Object.entries(kinds).filter(([, members]) => members.length > 0);
  return {
    ...head,
    members: Object.fromEntries(listed.map(([kind, members]) => [kind, byName(members)])),
  };
}

function ofPage(page: ApiPage): ExportMembers {
  const { kind, plan, deprecated } = page;
  const head = {
    kind,
    ...(plan && { plan }),
    ...(deprecated !== undefined && { deprecated: plainText(deprecated) }),
  };
  if (page.kind === 'interface') {
    const members = page.groups.flatMap((group) => group.members);
    return withMembers(head, {
      method: members.filter(({ signature }) => signature).map(factsOf),
      field: members.filter(({ signature }) => !signature).map(factsOf),
    });
  }
  return withMembers(head, {
    prop: page.props.map(factsOf),
    slot: page.slots.map(
      ({ name, propsType: type, default: value, deprecated: said, plan: by }) => ({
        name,
        type,
        default: value,
        deprecated: said,
        plan: by,
      }),
    ),
    class: page.classes.map(({ name, className: type, deprecated: said, plan: by }) => ({
      name,
      type,
      deprecated: said,
      plan: by,
    })),
  });
}

/** An event by how its listeners are called. */
function listenerOf({ params, event }: ApiEvent): string {
  const taken = [params && `params: ${params}`, event && `event: ${event}`];
  return `(${taken.filter((each) => each !== undefined).join(', ')}) => void`;
}

function ofTables({ events, selectors }: ApiGridTables): Record<string, ExportMembers> {
  const listed = {
    [EVENTS_TABLE]: withMembers(
      { kind: 'table' },
      {
        event: events.map((event) => ({
          name: event.name,
          type: listenerOf(event),
          deprecated: event.deprecated,
          plan: event.plan,
        })),
      },
    ),
    [SELECTORS_TABLE]: withMembers(
      { kind: 'table' },
      {
        selector: selectors.map(({ name, returns: type, deprecated, plan }) => ({
          name,
          type,
          deprecated,
          plan,
        })),
      },
    ),
  };
  return Object.fromEntries(
    Object.entries(listed).filter(([, { members }]) => Object.keys(members).length > 0),
  );
}

/** The hooks of a family, which have no members. */
function hooksOf({ id, packages }: ApiFamily, exports: Catalogue['exports']) {
  return exports
    .filter((found) => found.kind === 'hook' && found.family === id)
    .map(({ name, packageName }): [string, ExportMembers] => {
      const plan = packages.find((found) => found.name === packageName)?.plan;
      return [name, { kind: 'hook', ...(plan && { plan }), members: {} }];
    });
}

/**
 * Lists the members of all documented exports: props, slots, classes, methods, fields, events and
 * selectors. The same pages always give the same list, in the same order.
 */
export function listMembers({
  pages,
  tables,
  catalogue,
}: {
  pages: readonly ApiPage[];
  tables: ApiGridTables;
  catalogue: Pick<Catalogue, 'exports' | 'families'>;
}): MemberList {
  const exportsOf = (family: ApiFamily): Record<string, ExportMembers> => {
    const found: [string, ExportMembers][] = [
      ...pages
        .filter((page) => page.family === family.id)
        .map((page): [string, ExportMembers] => [page.name, ofPage(page)]),
      ...hooksOf(family, catalogue.exports),
      ...(family.id === 'data-grid' ? Object.entries(ofTables(tables)) : []),
    ];
    return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return Object.fromEntries(catalogue.families.map((family) => [family.id, exportsOf(family)]));
}
