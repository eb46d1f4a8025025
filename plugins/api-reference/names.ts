import { indexOfReference } from '../../model/addresses/of-section';
import type { Catalogue } from './catalogue';
import { firstSentence } from './comment-text';
import type { ApiGridTables, ApiMember, ApiName, ApiPage } from '../../model/api-reference';

type Named = Pick<ApiName, 'type' | 'default' | 'summary' | 'plan'>;

function ofMember({ type, default: value, description, plan }: ApiMember): Named {
  return { type, default: value, summary: firstSentence(description), plan };
}

function memberNames(page: ApiPage): ApiName[] {
  const { family, path, name: owner } = page;
  const at = (kind: ApiName['kind'], name: string, anchor: string, more: Named): ApiName => ({
    name,
    kind,
    family,
    owner,
    to: `${path}#${anchor}`,
    ...more,
  });
  if (page.kind === 'interface') {
    return page.groups.flatMap(({ members }) =>
      members.map((member) =>
        at(member.signature ? 'method' : 'prop', member.name, member.anchor, ofMember(member)),
      ),
    );
  }
  return [
    ...page.props.map((prop) => at('prop', prop.name, prop.anchor, ofMember(prop))),
    ...page.slots.map(({ name, anchor, propsType, default: value, description, plan }) =>
      at('slot', name, anchor, {
        type: propsType,
        default: value,
        summary: firstSentence(description),
        plan,
      }),
    ),
    ...page.classes.map(({ name, anchor, className, description }) =>
      at('class', name, anchor, { type: className, summary: firstSentence(description) }),
    ),
  ];
}

function pageNames(page: ApiPage): ApiName[] {
  const { kind, name, family, path, plan, description } = page;
  return [
    { name, kind, family, to: path, plan, summary: firstSentence(description) },
    ...memberNames(page),
  ];
}

function tableNames({ events, selectors }: ApiGridTables): ApiName[] {
  const family = 'data-grid' as const;
  return [
    ...events.map(({ name, anchor, params, description, plan }): ApiName => ({
      name,
      kind: 'event',
      family,
      owner: 'events',
      to: `/x/react-data-grid/events/#${anchor}`,
      type: params,
      summary: firstSentence(description),
      plan,
    })),
    ...selectors.map(({ name, anchor, returns, description, plan }): ApiName => ({
      name,
      kind: 'selector',
      family,
      owner: 'state',
      to: `/x/react-data-grid/state/#${anchor}`,
      type: returns,
      summary: firstSentence(description),
      plan,
    })),
  ];
}

/** Every name of the reference with its place, and every other export without one. */
export function listNames(
  pages: readonly ApiPage[],
  tables: ApiGridTables,
  catalogue: Catalogue,
): ApiName[] {
  const others = catalogue.exports
    .filter(({ kind }) => kind !== 'selector')
    .map(({ name, kind, family, comment }): ApiName => ({
      name,
      kind: kind === 'hook' ? 'hook' : 'export',
      family,
      to: kind === 'hook' ? `${indexOfReference(family)}#${name}` : undefined,
      summary: comment === '' ? undefined : firstSentence(comment),
    }));
  return [...pages.flatMap(pageNames), ...tableNames(tables), ...others];
}
