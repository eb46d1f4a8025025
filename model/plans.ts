/** Paid plans, each of which contains those before it; without one something is in every plan. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** The plan of packages that cost nothing. */
export const FREE_PLAN = 'community';

/** Names of all plans, from the smallest to the largest. They are the same in every language. */
export const PLAN_NAMES = {
  community: 'Community',
  pro: 'Pro',
  premium: 'Premium',
} as const satisfies Record<Plan | typeof FREE_PLAN, string>;

/** The paid plan that a value of unknown type names: front matter, a property of a sidebar item. */
export function parsePlan(value: unknown): Plan | undefined {
  return PLANS.find((plan) => plan === value);
}

/** The paid plan of a package of MUI X: undefined for community packages. */
export function planOfPackage(packageName: string): Plan | undefined {
  return PLANS.find((plan) => packageName.endsWith(`-${plan}`));
}
