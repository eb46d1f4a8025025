import { wordsOf } from '@site/model/search';
import type { MemberEntry, PageKind, SearchEntry } from '@site/model/search-index';
import type { NameMatch } from './asked-name';
import { PageGroups, pageOf, type PageGroup } from './page-groups';
import { pathAt } from './places';
import type { Scored, ScoredEntries } from './score-entries';
import type { TextPage } from './text';
import { stemOf, type Token } from './words';
import type { MemberResult, PageResult, ReaderPlace, SearchResult, SectionResult } from './types';

/** Weights of matches, relative to a title that equals the query, which has 1. */
const WEIGHTS = {
  section: 0.9,
  text: 1,
  member: 0.72,
  subject: 0.45,
  family: 0.12,
  namedFamily: 0.1,
  language: 0.2,
};

/** Migration guides mention everything that has changed, but few users migrate. */
const KINDS: Record<PageKind, number> = { page: 1, api: 0.6, migration: 0.6 };
const ABOUT_VERSIONS = /\bv\d|\d\.\d|migra|upgrad|atualiz|迁移|升级/i;

/**
 * What is asked for by its name comes before all that mentions it. Two words may be a name, or just
 * words of a question.
 */
const MATCHES: Record<NameMatch, number> = {
  name: 9,
  title: 6,
  letters: 3,
  words: 0.6,
  heading: 0.6,
};

/** Sections shown below their page. */
const SECTIONS = 3;

interface Ranked<Result extends SearchResult = SearchResult> {
  result: Result;
  score: number;
}

type Address = (path: string) => string;

function addText(groups: PageGroups, pages: readonly TextPage[]): void {
  for (const { sections, score, coverage, ...page } of pages) {
    const group = groups.at(page.href);
    group.page = page;
    group.text = 0.2 * score + 0.8 * coverage ** 3;
    const most = sections[0]?.score ?? 1;
    for (const section of sections) {
      groups.addSection(page.href, { ...section, score: section.score / most });
    }
  }
}

function bonusOf(match: NameMatch | undefined): number {
  return match === undefined ? 0 : MATCHES[match];
}

function addEntries(
  groups: PageGroups,
  { pages, sections }: ScoredEntries,
  address: Address,
): void {
  for (const {
    path,
    name,
    score,
    match,
    subject,
    coverage,
    pageKind,
    language,
    family,
    plan,
    label,
  } of pages) {
    const href = address(path);
    const group = groups.at(href);
    group.page = {
      ...(group.page ?? { href, title: name, kind: pageKind, language, family, plan }),
      label,
    };
    group.score = Math.max(group.score, score);
    group.coverage = Math.max(group.coverage, coverage);
    group.isNamed ||= match !== undefined;
    group.bonus = Math.max(group.bonus, bonusOf(match), WEIGHTS.subject * subject);
  }
  for (const entry of sections) {
    const { path, name, page, score, match, pageKind, language, family, plan } = entry;
    const href = address(path);
    const group = groups.at(href);
    group.page ??= { href: pageOf(href), title: page, kind: pageKind, language, family, plan };
    const part = { href, score: WEIGHTS.section * score };
    if (part.score > (group.part?.score ?? 0)) group.part = part;
    group.bonus = Math.max(group.bonus, bonusOf(match));
    groups.addSection(href, { href, title: name, score });
  }
}

/** Share of a query from which on a page answers all of it. */
const ALL = 0.85;

/** The best sections of a page; first the one that answers better than the page does. */
function shownSections({
  score,
  coverage,
  part,
  isNamed,
  sections,
}: PageGroup): Pick<PageResult, 'sections' | 'isAboutSection'> {
  const better = part !== undefined && part.score > score ? part.href : undefined;
  const isMeant = ({ href }: SectionResult) => Number(href === better);
  const shown = [...sections]
    .sort((a, b) => isMeant(b) - isMeant(a) || b.score - a.score)
    .slice(0, SECTIONS)
    .map(({ href, title, excerpt }) => ({ href, title, excerpt }));
  const isAbout = better !== undefined || (coverage < ALL && shown.length > 0);
  return { sections: shown, isAboutSection: !isNamed && isAbout };
}

/** Returns whether a query has a word of the name of a family, as "tree" is one of `treeView`. */
function namesFamily(tokens: readonly Token[], family = ''): boolean {
  const words = wordsOf(family);
  return tokens.some(({ word, stem }) => words.some((own) => own === word || stemOf(own) === stem));
}

function rankPages(
  groups: PageGroups,
  tokens: readonly Token[],
  place: ReaderPlace,
  kinds: typeof KINDS,
): Ranked<PageResult>[] {
  return [...groups.groups.values()].flatMap((group) => {
    const { page, score, part, text, bonus } = group;
    if (!page) return [];
    const near =
      (page.family === place.family ? WEIGHTS.family : 0) +
      (namesFamily(tokens, page.family) ? WEIGHTS.namedFamily : 0) +
      (page.language === place.language ? WEIGHTS.language : 0);
    const own = kinds[page.kind] * (Math.max(score, part?.score ?? 0) + WEIGHTS.text * text);
    const result = { ...page, ...shownSections(group) };
    return [{ result, score: own + near + bonus }];
  });
}

/** The places of the name on the pages of other owners. */
function othersOf(entry: MemberEntry, address: Address) {
  return (entry.others ?? []).map((owner) => ({ owner, href: address(pathAt(entry, owner)) }));
}

function rankMember(
  entry: Scored<MemberEntry>,
  place: ReaderPlace,
  address: Address,
): Ranked<MemberResult> {
  const { name, kind, owner, type, family, plan, removedIn, replacement, path, score } = entry;
  const result: MemberResult = {
    href: address(path),
    title: name,
    kind,
    owner,
    type,
    family,
    plan,
    removedIn,
    replacement,
    others: othersOf(entry, address),
  };
  const near = family === place.family ? WEIGHTS.family : 0;
  return { result, score: WEIGHTS.member * score + near };
}

export function matchesFilters(
  entry: SearchEntry,
  { family, kind, language }: { family?: string; kind?: string; language?: string },
): boolean {
  const isMember = entry.kind !== 'page' && entry.kind !== 'section';
  if (family !== undefined && entry.family !== family) return false;
  if (isMember) return kind === undefined || kind === 'api';
  if (language !== undefined && entry.language !== language) return false;
  return kind === undefined || entry.pageKind === kind;
}

/** A name that only older versions have is asked for by users who migrate. */
function weightOfGuides({ asked, members }: ScoredEntries): number {
  if (members.some(({ removedIn }) => removedIn !== undefined)) return 2;
  return ABOUT_VERSIONS.test(asked.text) ? 1 : KINDS.migration;
}

/** Puts pages and members into one order. */
export function rank(
  entries: ScoredEntries,
  text: readonly TextPage[],
  place: ReaderPlace,
  address: Address,
): SearchResult[] {
  const groups = new PageGroups();
  addText(groups, text);
  addEntries(groups, entries, address);
  const kinds = { ...KINDS, migration: weightOfGuides(entries) };
  const isNear = ({ family }: MemberEntry) => Number(family === place.family);
  // Of a slot or a class and a prop with the same name, such as `toolbar`, the prop is rather meant.
  const isPart = ({ kind }: MemberEntry) => Number(kind === 'slot' || kind === 'class');
  const sorted = [...entries.members].sort(
    (a, b) => isNear(b) - isNear(a) || isPart(a) - isPart(b),
  );
  const members = sorted.map((entry, index) => {
    // Other families have the same names: only one of them is before the pages.
    const isFirst = sorted.findIndex(({ match }) => match === entry.match) === index;
    const { result, score } = rankMember(entry, place, address);
    return { result, score: score + (isFirst ? bonusOf(entry.match) : 0) };
  });
  return [...rankPages(groups, entries.tokens, place, kinds), ...members]
    .sort((a, b) => b.score - a.score)
    .map(({ result }) => result);
}
