/** Paid plans; a page without one is about the community package. */
export const PLANS = ['pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** What a page or group is marked with, in the sidebar and beside its title. */
export interface Marks {
  plan?: Plan;
  planned?: boolean;
  newFeature?: boolean;
}

/**
 * One entry of the navigation. With `children` it is a group, whose `pathname` is an identity and
 * no address; without, it is a page at exactly that pathname.
 */
export interface NavigationItem extends Marks {
  /** Starts with `/x/`, has no slash at the end, stands once in the whole navigation. */
  pathname: string;
  title: string;
  /** The group is a heading that is always open. */
  subheader?: boolean;
  children?: NavigationItem[];
}

/** The pages of one family: one sidebar. */
export interface NavigationFamily {
  /** Identity of the sidebar. */
  id: string;
  title: string;
  items: NavigationItem[];
}
