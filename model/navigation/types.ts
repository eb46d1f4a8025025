import type { Family } from '../families';
import type { Plan } from '../plans';

/** Badges of a page or group, in the sidebar and beside its title. */
export interface PageBadges {
  plan?: Plan;
  planned?: boolean;
  newFeature?: boolean;
}

/**
 * One entry of the navigation. With `children` it is a group, whose `pathname` is an identity and
 * no address; without, it is a page at exactly that pathname.
 */
export interface NavigationItem extends PageBadges {
  /** Starts with `/x/`, has no slash at the end, occurs once in the whole navigation. */
  pathname: string;
  title: string;
  /** The group is a heading that is always open. */
  subheader?: boolean;
  children?: NavigationItem[];
}

/** A family with its pages: one sidebar. */
export interface NavigationFamily extends Family {
  title: string;
  items: NavigationItem[];
}
