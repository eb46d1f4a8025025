import type {
  ApiFamilyIndex,
  ApiGridTables,
  ApiHistory,
  ApiPage,
  ApiRemoved,
} from '../../model/api-reference';
import type { DocsVersion } from '../../model/docs-version';
import { migrationGuides } from '../../model/member-history/addresses';
import { anchorOf } from '../../model/member-history/anchors';
import type { HasPage, KnownVersion } from '../../model/member-history/changes';
import {
  historyReader,
  type FormerMember,
  type HistoryReader,
  type MemberHistory,
} from '../../model/member-history/history';
import { memberKey, type MemberKind } from '../../model/member-history/member-list';
import {
  minorOfFact,
  minorsBetween,
  type MinorFacts,
  type MinorsList,
  type MinorSubject,
} from '../../model/member-history/minors';
import { EVENTS_TABLE, SELECTORS_TABLE } from './member-list';
import { typeTexts } from './type-text';

/** Reads what pages show about the past. */
class Past {
  private readonly reader: HistoryReader;

  /** @param known the oldest version first; the last one is that of the pages */
  constructor(
    private readonly known: readonly KnownVersion[],
    private readonly minors: MinorsList,
    private readonly hasPage: HasPage,
  ) {
    this.reader = historyReader(known.map(({ version, list }) => ({ id: version.id, list })));
  }

  /** The minor in which a version changed something; its label if nobody knows the minor. */
  private label(id: string, subject: MinorSubject, fact: keyof MinorFacts): string {
    const index = this.known.findIndex(({ version }) => version.id === id);
    const [before, own] = [this.known[index - 1]?.version, this.known[index]?.version];
    const range = before && own && minorsBetween(subject.family, before, own);
    return minorOfFact(this.minors, subject, fact, range) ?? own?.label ?? id;
  }

  private history(of: MemberHistory, subject: MinorSubject): { history?: ApiHistory } {
    const { since, deprecatedSince, types, defaults } = of;
    const label = (id: string, fact: keyof MinorFacts) => this.label(id, subject, fact);
    const labeled = (values: MemberHistory['types'], fact: keyof MinorFacts) =>
      values?.map(({ in: id, from }) => ({ in: label(id, fact), from }));
    const history: ApiHistory = {
      ...(since !== undefined && { since: label(since, 'since') }),
      ...(deprecatedSince !== undefined && {
        deprecatedSince: label(deprecatedSince, 'deprecated'),
      }),
      ...(types && { types: labeled(types, 'type') }),
      ...(defaults && { defaults: labeled(defaults, 'default') }),
    };
    return Object.keys(history).length === 0 ? {} : { history };
  }

  private former(
    family: string,
    owner: string,
    found: FormerMember,
  ): ApiRemoved['members'][number] {
    const { kind, name, type, replacement } = found;
    return {
      kind,
      name,
      anchor: anchorOf(owner, kind, name),
      in: this.label(found.in, { family, owner, member: found }, 'removed'),
      ...(type !== undefined && { type: shortened(type) }),
      ...(replacement !== undefined && { replacement }),
    };
  }

  private removed(family: string, name: string): { removed?: ApiRemoved } {
    const { removed } = this.reader(family, name);
    const [oldest, newest] = [this.known[0]?.version, this.known.at(-1)?.version];
    if (removed.length === 0 || !oldest || !newest) return {};
    const version = (of: DocsVersion) => of.families[family]?.version;
    const guides = migrationGuides(
      family,
      { from: version(oldest), to: version(newest) },
      '',
      (address) => this.hasPage(newest, address),
    );
    const members = removed.map((found) => this.former(family, name, found));
    return { removed: { since: oldest.label, guides, members } };
  }

  /** The same members with their histories. */
  private withHistory<Member extends { name: string }>(
    [family, owner]: readonly [string, string],
    kind: MemberKind,
    members: readonly Member[],
  ): Member[] {
    const histories = this.reader(family, owner).members;
    return members.map((each) => {
      const member = { kind, name: each.name };
      const history = histories.get(memberKey(member)) ?? {};
      return { ...each, ...this.history(history, { family, owner, member }) };
    });
  }

  page(page: ApiPage): ApiPage {
    const owner = [page.family, page.name] as const;
    const about = {
      ...this.history(this.reader(...owner), { family: page.family, owner: page.name }),
      ...this.removed(...owner),
    };
    if (page.kind === 'interface') {
      const groups = page.groups.map((group) => ({
        ...group,
        members: this.withHistory(owner, 'field', group.members),
      }));
      return { ...page, ...about, groups };
    }
    return {
      ...page,
      ...about,
      props: this.withHistory(owner, 'prop', page.props),
      slots: this.withHistory(owner, 'slot', page.slots),
      classes: this.withHistory(owner, 'class', page.classes),
    };
  }

  /** Exports of a family. Of hooks, which have no page, only the index knows the history. */
  index(index: ApiFamilyIndex): ApiFamilyIndex {
    const { family } = index;
    const entries = index.entries.map((entry) => ({
      ...entry,
      ...this.history(this.reader(family, entry.name), { family, owner: entry.name }),
    }));
    return { ...index, entries };
  }

  tables(tables: ApiGridTables): ApiGridTables {
    const family = 'data-grid';
    const removedEvents = this.removed(family, EVENTS_TABLE).removed;
    const removedSelectors = this.removed(family, SELECTORS_TABLE).removed;
    return {
      ...tables,
      events: this.withHistory([family, EVENTS_TABLE], 'event', tables.events),
      selectors: this.withHistory([family, SELECTORS_TABLE], 'selector', tables.selectors),
      ...(removedEvents && { removedEvents }),
      ...(removedSelectors && { removedSelectors }),
    };
  }
}

/** A type for a line of a list. */
function shortened(text: string): string {
  const facts = { text, callable: false, uncallable: '', fields: [], hidden: false };
  return typeTexts({ ...facts, declaredIn: { name: '', packageName: '', file: '' } }).type;
}

interface Reference {
  pages: ApiPage[];
  tables: ApiGridTables;
  indexes: ApiFamilyIndex[];
}

/**
 * Adds to the reference of a version when its members came and changed, and what older versions had.
 * @param known versions with known members, the oldest first; the last one is that of the pages
 * @returns the same data if only that one is known
 */
export function addHistory(
  reference: Reference,
  known: readonly KnownVersion[],
  minors: MinorsList,
  hasPage: HasPage,
): Reference {
  if (known.length < 2) return reference;
  const past = new Past(known, minors, hasPage);
  return {
    pages: reference.pages.map((page) => past.page(page)),
    tables: past.tables(reference.tables),
    indexes: reference.indexes.map((index) => past.index(index)),
  };
}
