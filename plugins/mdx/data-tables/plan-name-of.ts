import { FREE_PLAN, PLAN_NAMES, planOfPackage } from '../../../model/plans';

/** Name of the plan that a package belongs to. */
export function planNameOf(packageName: string): string {
  return PLAN_NAMES[planOfPackage(packageName) ?? FREE_PLAN];
}
