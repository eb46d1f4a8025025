import type { DocsVersion } from '@site/model/docs-version';
import { CHANGE_LISTS } from '@site/model/member-history/compare';
import type { LinkedChange } from '@site/model/member-history/changes';
import { compareMinors } from '@site/model/member-history/minor-number';
import type { Plan } from '@site/model/plans';
import type { FamilyFacts } from './family-facts';
import { largerPlan } from './family-facts';

/** A newer version of the docs, and the families that would be upgraded to it. */
export interface Upgrade {
  to: DocsVersion;
  families: readonly FamilyFacts[];
}

/**
 * The newer versions of the docs, the next one first.
 * @param versions the newest first
 */
export function upgradesOf(
  families: readonly FamilyFacts[],
  versions: readonly DocsVersion[],
): Upgrade[] {
  const ids = versions.map(({ id }) => id);
  return versions
    .map((to, index) => ({
      to,
      families: families.filter(
        ({ family, closest }) =>
          closest && to.families[family] && ids.indexOf(closest.docs.id) > index,
      ),
    }))
    .filter((upgrade) => upgrade.families.length > 0)
    .reverse();
}

function isInPlan(change: LinkedChange, plan: Plan | undefined): boolean {
  return largerPlan(plan, change.plan) === plan;
}

/** The changes that concern a project: of its plan, and after the minor that it has. */
export function ownChanges(
  exports: readonly LinkedChange[],
  { plan, installed }: FamilyFacts,
): LinkedChange[] {
  const minor = installed && `${installed.number.major}.${installed.number.minor}`;
  const isAhead = (change: { minor?: string }) =>
    minor === undefined || change.minor === undefined || compareMinors(change.minor, minor) > 0;
  return exports
    .filter((change) => isInPlan(change, plan) && isAhead(change))
    .map((change) => ({
      ...change,
      added: change.added.filter(isAhead),
      removed: change.removed.filter(isAhead),
      retyped: change.retyped.filter(isAhead),
      redefaulted: change.redefaulted.filter(isAhead),
      deprecated: change.deprecated.filter(isAhead),
    }))
    .filter(
      (change) =>
        change.status !== 'changed' || CHANGE_LISTS.some((list) => change[list].length > 0),
    );
}

/** Checks for a change that code may have to follow; new members break nothing. */
export function needsWork({ status, ...lists }: LinkedChange): boolean {
  if (status !== 'changed') return status === 'removed';
  return CHANGE_LISTS.some((list) => list !== 'added' && lists[list].length > 0);
}
