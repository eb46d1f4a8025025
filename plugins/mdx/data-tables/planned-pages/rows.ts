import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent } from 'mdast';
import { parseAddress } from '../../../../model/addresses/parse';
import { DEFAULT_LANGUAGE } from '../../../../model/languages';
import { FREE_PLAN, parsePlan, PLAN_NAMES } from '../../../../model/plans';
import { createTitles } from '../../../../model/titles/create-titles';
import { stringAttribute, tableCell } from '../../syntax-tree/mdx-nodes';
import {
  richCell,
  tableRow,
  type RowSource,
  type RowSources,
  type TableRequest,
} from '../row-source';
import { createText, type TextKey } from '../../../outputs/markdown/texts';
import { navigationOf, titlesOf } from '../../../site-pages/frozen-data';
import { folderOf, toTranslations } from '../../../translations/translated-pages';
import { markedPages, type MarkedPage } from '../../../../model/navigation/marked-pages';
import { REQUESTS } from './requests';

const ISSUES = 'https://github.com/mui/mui-x/issues/';

/** Issues that a page links to. */
const LINKED = /https:\/\/github\.com\/mui\/mui-x\/issues\/(\d+)/g;

function link(url: string, text: string): PhrasingContent {
  return { type: 'link', url, children: [{ type: 'text', value: text }] };
}

type Site = Pick<TableRequest, 'siteDir' | 'version' | 'language'>;

/** The file of a page in a language; it may lack a translation. */
function fileOf({ pathname }: MarkedPage, { siteDir, version }: Site, language: string): string {
  const folder = folderOf(toTranslations(siteDir, version), language);
  return path.join(siteDir, folder, parseAddress(pathname).rest, 'index.mdx');
}

/** @throws for an entry of the navigation that has no page */
function textOf(page: MarkedPage, site: Site): string {
  return readFileSync(fileOf(page, site, DEFAULT_LANGUAGE), 'utf8');
}

/** The pages of the navigation, with the names of families in the language. */
function pagesOf({ siteDir, version, language }: Site): MarkedPage[] {
  const say = createText(siteDir, language, DEFAULT_LANGUAGE);
  const families = navigationOf(siteDir, version).map((family) => ({
    ...family,
    title: say(`family.${family.sidebar}` as TextKey),
  }));
  return markedPages(families);
}

/** The title of a page in the language; versions that were cut long ago have it in the page. */
function titleOf(page: MarkedPage, site: Site): string {
  const titles = titlesOf(site.siteDir, site.version);
  if (titles) return createTitles(titles, site.language)(page.pathname)?.title ?? '';
  const file = fileOf(page, site, site.language);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : textOf(page, site);
  return /^title: (.*)$/m.exec(text)?.[1] ?? '';
}

/** A link that Docusaurus follows from the root of the docs. */
function linkTo(page: MarkedPage, site: Site): PhrasingContent {
  const title = titleOf(page, site);
  return link(`/${parseAddress(page.pathname).rest}/index.mdx`, title);
}

/**
 * The first request of the list that a planned page names: the one to vote for.
 * @throws for a page that names none
 */
function requestOf(page: MarkedPage, site: Site): [string, 'open' | 'closed'] {
  for (const [, number = ''] of textOf(page, site).matchAll(LINKED)) {
    const request = REQUESTS[number];
    if (request) return [number, request.state];
  }
  throw new Error(`${page.pathname} is planned, and its page links to no request that is listed`);
}

/** Planned pages: page, family, plan, request and its state. */
const planned: RowSource = ({ element, ...site }) => {
  const words = {
    open: stringAttribute(element, 'open') ?? 'open',
    closed: stringAttribute(element, 'closed') ?? 'closed',
  };
  return pagesOf(site)
    .filter(({ planned }) => planned)
    .map((page) => {
      const [number, state] = requestOf(page, site);
      return tableRow(
        richCell(linkTo(page, site)),
        tableCell(page.family),
        tableCell(PLAN_NAMES[page.plan ?? FREE_PLAN]),
        richCell(link(ISSUES + number, `#${number}`)),
        tableCell(words[state]),
      );
    });
};

/** Pages of a plan that are not only planned: page and family. */
const pagesOfPlan: RowSource = ({ element, ...site }) => {
  const plan = parsePlan(stringAttribute(element, 'plan'));
  if (!plan) throw new Error('Write <PagesOfPlan plan="pro"> or "premium"');
  return pagesOf(site)
    .filter((page) => page.plan === plan && !page.planned)
    .map((page) => tableRow(richCell(linkTo(page, site)), tableCell(page.family)));
};

/** Tables of the pages that the navigation marks so. */
export const plannedPages: RowSources = {
  PlannedPages: planned,
  PagesOfPlan: pagesOfPlan,
};
