import { FREE_PLAN, PLAN_NAMES, PLANS } from '../../../model/plans';

/** Name of the plan that a package belongs to, by the end of its name. */
export function planOf(packageName: string): string {
  return PLAN_NAMES[PLANS.find((plan) => packageName.endsWith(`-${plan}`)) ?? FREE_PLAN];
}
