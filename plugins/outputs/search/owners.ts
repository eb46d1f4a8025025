import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLANS, type Plan } from '../../../model/plans';
import { wordsOf } from '../../../model/search';
import type { ApiName } from '../../../model/api-reference';
import { folderOfPage } from '../../api-reference/addresses';

/** Counts the pages that show a component or an interface. */
function usagesOf(docsRoot: string, family: ApiName['family'], owner: string): number {
  const file = path.join(docsRoot, 'api', folderOfPage(family, owner), 'usages.json');
  if (!existsSync(file)) return 0;
  const usages: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(usages) ? usages.length : 0;
}

/** The community plan comes first. */
function rankOf(plan: Plan | undefined): number {
  return plan === undefined ? -1 : PLANS.indexOf(plan);
}

type Compare = (a: ApiName, b: ApiName) => number;

/** Returns whether a component has a replacement; of some only the first sentence says so. */
function isDeprecated({ kind, summary = '' }: ApiName): boolean {
  return kind === 'component' && /\bdeprecated\b/i.test(summary);
}

/** The same for numbers of pages that differ by a third or less: that does not make one general. */
function magnitudeOf(count: number): number {
  return Math.round(Math.log(count + 1) / Math.log(1.5));
}

/** Parts that few demos replace, such as `GridRow`, have props of the same names as what they are in. */
const FEW_PAGES = 3;

/**
 * Which of the components that share a name is the general one. In a family one that is not deprecated,
 * then one that more than a few pages show. Among these that of the lowest plan, then the one that most
 * pages show, then the one with the shortest name. Among families the one that most pages show.
 * @param names what the reference of a version holds
 */
export function createGenerality(
  docsRoot: string,
  names: readonly ApiName[],
): { inFamily: Compare; amongFamilies: Compare; deprecated: ReadonlySet<string> } {
  const deprecated = new Set(names.filter(isDeprecated).map(({ name }) => name));
  const plans = new Map(
    names
      .filter(({ kind }) => kind === 'component' || kind === 'interface')
      .map(({ name, plan }) => [name, plan]),
  );
  const counts = new Map<string, number>();
  const usages = ({ family, owner = '' }: ApiName): number => {
    const count = counts.get(owner) ?? usagesOf(docsRoot, family, owner);
    counts.set(owner, count);
    return count;
  };
  const plan = ({ owner = '' }: ApiName) => rankOf(plans.get(owner));
  const isOld = ({ owner = '' }: ApiName) => Number(deprecated.has(owner));
  const isRare = (name: ApiName) => Number(usages(name) < FEW_PAGES);
  const amongFamilies: Compare = (a, b) => usages(b) - usages(a);
  return {
    amongFamilies,
    deprecated,
    inFamily: (a, b) =>
      isOld(a) - isOld(b) ||
      isRare(a) - isRare(b) ||
      plan(a) - plan(b) ||
      magnitudeOf(usages(b)) - magnitudeOf(usages(a)) ||
      wordsOf(a.owner ?? '').length - wordsOf(b.owner ?? '').length ||
      (a.owner ?? '').localeCompare(b.owner ?? '', 'en'),
  };
}
