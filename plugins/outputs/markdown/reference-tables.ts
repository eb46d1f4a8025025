/** The tables of everything that the Data Grid publishes and selects. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, RootContent } from 'mdast';
import { placeOf } from '../../site-pages/page-place';
import type { ApiGridTables, ApiHistory, ApiSelector } from '../../../model/api-reference';
import type { Plan } from '../../../model/plans';
import type { MdxElement } from './attributes';
import { anchored } from './headings';
import { deprecationMark, past, removedSection } from './history';
import { htmlLine } from './html-nodes';
import { heading, inlineCode, joined, strong, table, text } from './nodes';
import type { Page } from './page';
import { planMark } from './reference';

interface Described {
  name: string;
  description: string;
  deprecated?: string;
  plan?: Plan;
  history?: ApiHistory;
}

/** The description of a row, behind what is deprecated about it, and its history. */
export function said(found: Described, page: Page): PhrasingContent[] {
  const { description, deprecated, history } = found;
  const warning = deprecated && [
    strong(deprecationMark(history, page)),
    text(' '),
    ...htmlLine(deprecated, page.link),
  ];
  const described = joined([warning || '', htmlLine(description, page.link)], ' ');
  return joined([described, past(history, page)], ' · ');
}

function rowOf(found: Described, types: readonly string[], page: Page): PhrasingContent[][] {
  return [
    [inlineCode(found.name), ...planMark(found.plan, page)],
    joined(types.map(inlineCode), ', '),
    said(found, page),
  ];
}

function readTables({ vfile, siteDir }: Page): ApiGridTables {
  const folder = placeOf(vfile.path, siteDir)?.docsRoot ?? '';
  const file = path.join(folder, 'api', 'data-grid', 'tables.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ApiGridTables;
}

/** All events: what listeners are called with, and when. */
export function gridEvents(_: MdxElement, page: Page): RootContent[] {
  const { events, removedEvents } = readTables(page);
  const rows = events.map((found) => {
    const { params, event } = found;
    const types = [params && `params: ${params}`, event && `event: ${event}`];
    return rowOf(found, types.filter((type) => type !== undefined), page); // prettier-ignore
  });
  const head = [page.text('api.name'), page.text('api.listener'), page.text('api.description')];
  return [table(head, rows), ...removedSection(removedEvents, 'removed-events', page)];
}

function byFeature(selectors: readonly ApiSelector[]): Map<string, ApiSelector[]> {
  const features = new Map<string, ApiSelector[]>();
  for (const selector of selectors) {
    features.set(selector.feature, [...(features.get(selector.feature) ?? []), selector]);
  }
  return features;
}

/** The id that the page gives the heading of a feature. */
function idOf(feature: string): string {
  return `selectors-${feature.toLowerCase().replace(/\W+/g, '-')}`;
}

/** All selectors by feature, with the value that each reads from the state. */
export function gridSelectors(_: MdxElement, page: Page): RootContent[] {
  const head = [page.text('api.name'), page.text('api.returns'), page.text('api.description')];
  const { selectors: all, removedSelectors } = readTables(page);
  const tables = [...byFeature(all)].flatMap(([feature, selectors]) => [
    ...anchored(heading(3, feature), idOf(feature), page),
    table(
      head,
      selectors.map((selector) => rowOf(selector, [selector.returns], page)),
    ),
  ]);
  return [...tables, ...removedSection(removedSelectors, 'removed-selectors', page)];
}
