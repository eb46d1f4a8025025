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
 * no address; without, it is a page at exactly that pathname. Its titles are in `model/titles/`.
 */
export interface NavigationEntry extends PageBadges {
  /** Starts with the section, `/x/`, has no slash at the end, occurs once in the whole navigation. */
  pathname: string;
  /** The group is a heading that is always open. */
  subheader?: boolean;
  children?: readonly NavigationEntry[];
}

/** An entry with its label in one language. */
export interface NavigationItem extends NavigationEntry {
  /** As menus show it; the title of a page may say more. */
  title: string;
  children?: NavigationItem[];
}

/** A family with its pages: one sidebar. */
export interface NavigationFamily extends Family {
  title: string;
  items: NavigationItem[];
}

/** The pathnames of entries and of all below them. */
export type PathnamesOf<Entries extends readonly NavigationEntry[]> =
  Entries[number] extends infer Entry
    ? Entry extends { pathname: infer Pathname extends string }
      ? | Pathname
        | (Entry extends { children: infer Below extends readonly NavigationEntry[] }
            ? PathnamesOf<Below>
            : never)
      : never
    : never;
