import type { PhrasingContent, TableCell, TableRow } from 'mdast';
import type { MdxJsxAttribute, MdxJsxTextElement } from 'mdast-util-mdx';
import type { ApiName } from '../../../model/api-reference';
import { FREE_PLAN, PLANS as PAID_PLANS, type Plan } from '../../../model/plans';
import { isInlineElement } from '../syntax-tree/mdx-nodes';
import { nearestOf } from './props-of';
import type { Reference } from './reference';

/** From the smallest to the largest; each contains those before it. */
const PLANS = [FREE_PLAN, ...PAID_PLANS] as const;

type PlanName = (typeof PLANS)[number];

function planName(plan: Plan | undefined): PlanName {
  return plan ?? FREE_PLAN;
}

/** The smallest plan that has the name. */
function smallestPlan(names: readonly ApiName[]): PlanName {
  const plans = names.map(({ plan }) => planName(plan));
  return PLANS.find((plan) => plans.includes(plan)) ?? FREE_PLAN;
}

function texts(element: MdxJsxTextElement): Map<string, string> {
  return new Map(
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

function text(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

function cell(included: boolean, note: string | undefined): TableCell {
  const element: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'PlanCell',
    attributes: [
      ...(included ? [{ type: 'mdxJsxAttribute', name: 'included', value: null } as const] : []),
      ...(note === undefined ? [] : [text('note', note)]),
    ],
    children: [],
  };
  return { type: 'tableCell', children: [element] };
}

/** The `<PlanOf>` of a row's last cell. */
export function planElement(row: TableRow): MdxJsxTextElement | undefined {
  const children: PhrasingContent[] = row.children.at(-1)?.children ?? [];
  return children.find((node): node is MdxJsxTextElement => isInlineElement(node, 'PlanOf'));
}

/**
 * Replaces a row's last cell, `<PlanOf name="treeData" />`, by three cells that show which plans
 * include the feature. `community`, `pro` and `premium` may describe in a few words the part that a
 * plan includes.
 * @throws when the name is not in the grid's reference, or is missing
 */
export function fillPlanOf(row: TableRow, element: MdxJsxTextElement, reference: Reference): void {
  const attributes = texts(element);
  const name = attributes.get('name');
  const wrong = [...attributes.keys()].find(
    (key) => key !== 'name' && !(PLANS as readonly string[]).includes(key),
  );
  if (!name || wrong !== undefined) {
    throw new Error(
      'Write <PlanOf name="treeData" />, with notes for "community", "pro", "premium"',
    );
  }
  const names = (reference.byName.get(name) ?? []).filter(({ family }) => family === 'data-grid');
  if (names.length === 0) {
    throw new Error(`"${name}" is not in the reference${nearestOf(name, reference.byName.keys())}`);
  }
  const first = PLANS.indexOf(smallestPlan(names));
  row.children.splice(-1, 1, ...PLANS.map((plan, at) => cell(at >= first, attributes.get(plan))));
}
