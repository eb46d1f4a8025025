import { NAVIGATION } from './index';
import type { NavigationFamily, NavigationItem } from './types';
import type { Plan } from '../plans';

/** A page of the navigation with the marks that it and the groups around it have. */
export interface MarkedPage {
  pathname: string;
  /** Title of its family. */
  family: string;
  plan: Plan | undefined;
  planned: boolean;
}

type Inherited = Pick<MarkedPage, 'family' | 'plan' | 'planned'>;

function pagesBelow(item: NavigationItem, inherited: Inherited): MarkedPage[] {
  const plan = item.plan ?? inherited.plan;
  const planned = item.planned ?? inherited.planned;
  const { family } = inherited;
  if (!item.children) return [{ pathname: item.pathname, family, plan, planned }];
  return item.children.flatMap((child) => pagesBelow(child, { family, plan, planned }));
}

/** All pages of the navigation, in its order. */
export function markedPages(families: readonly NavigationFamily[] = NAVIGATION): MarkedPage[] {
  return families.flatMap(({ title, items }) =>
    items.flatMap((item) => pagesBelow(item, { family: title, plan: undefined, planned: false })),
  );
}
