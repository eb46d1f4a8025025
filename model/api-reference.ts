/**
 * The data of the API reference, as the generator writes it, the pages show it, and tools read it
 * at `/x/api/<family>/<name>.json`, or `/<section>/api/<name>.json`. Plain data: nothing here is derived from anything else here.
 */

import type { MemberKind } from './member-history/member-list';
import type { ReferenceFamilyId } from './families';
import type { Plan } from './plans';

/** Text made from Markdown in a doc comment: safe HTML, links resolved. */
export type Html = string;

/**
 * A type or another piece of TypeScript as one reads it. Names that have a page of their own are in
 * the page's `links`.
 */
export type TypeText = string;

export interface ApiParameter {
  name: string;
  type: TypeText;
  optional: boolean;
  description: Html;
}

/** Parameters and return type of a callback or a method. */
export interface ApiSignature {
  parameters: ApiParameter[];
  returns: { type: TypeText; description: Html };
}

/**
 * When an export or a member came and changed: minors of the library such as `7.4`, or labels of
 * versions as in `/versions.json` if the minor is not known. What the oldest known version has is absent.
 */
export interface ApiHistory {
  since?: string;
  deprecatedSince?: string;
  /** Types before a change, the oldest first. */
  types?: ApiFormerValue[];
  /** Default values before a change, the oldest first. */
  defaults?: ApiFormerValue[];
}

/** A value until a version changed it. */
export interface ApiFormerValue {
  in: string;
  from: string;
}

/** What older versions have and the version of the page does not. */
export interface ApiRemoved {
  /** Label of the oldest known version. */
  since: string;
  /** Addresses of migration guides. */
  guides: string[];
  members: {
    kind: MemberKind;
    name: string;
    /** Id of its place, as when the page listed it. */
    anchor: string;
    /** Label of the first version without it. */
    in: string;
    type?: TypeText;
    /** Name of the member of the same kind to use instead. */
    replacement?: string;
  }[];
}

/** A prop, or a member of an interface. */
export interface ApiMember {
  name: string;
  /** Id of its place in the page: `data-grid-prop-rows`. */
  anchor: string;
  /** At most some sixty characters; the shape of an object is folded to `{ … }`. */
  type: TypeText;
  /** The whole type on several lines, where `type` folds something. */
  expandedType?: TypeText;
  /** Code of the default value, without backticks. */
  default?: string;
  required: boolean;
  description: Html;
  /** Why, and what to use instead; present when deprecated. */
  deprecated?: Html;
  /** The plan that introduced it; absent in the community plan. */
  plan?: Plan;
  signature?: ApiSignature;
  history?: ApiHistory;
}

export interface ApiSlot {
  name: string;
  anchor: string;
  /** Name of the component that the slot renders by default. */
  default?: string;
  /** Global class that the slot's element carries: `MuiPickersDay-root`. */
  className?: string;
  description: Html;
  deprecated?: Html;
  /** Type of `slotProps.<name>`. */
  propsType?: TypeText;
  /** True if `slotProps.<name>` may be a function of the owner's state. */
  acceptsFunction: boolean;
  plan?: Plan;
  history?: ApiHistory;
}

export interface ApiClass {
  /** Key in `classes` and in the theme's style overrides: `root`. */
  name: string;
  anchor: string;
  /** `MuiDataGrid-root`, or a state class such as `Mui-selected`. */
  className: string;
  description: Html;
  deprecated?: Html;
  plan?: Plan;
  history?: ApiHistory;
}

/** Members that belong together: the methods of one feature. */
export interface ApiMemberGroup {
  /** Id of the group's heading. */
  anchor: string;
  title: string;
  members: ApiMember[];
}

/** Inherited props, which are documented elsewhere. */
export interface ApiInheritance {
  /** `HTMLAttributes`, `TextField`. */
  name: string;
  /** Library that it comes from: `React`, `Material UI`. */
  from: string;
  href?: string;
}

interface ApiPageBase {
  /** Name of the page, without `Unstable_`. */
  name: string;
  family: ReferenceFamilyId;
  /** Address of the page in the documented version, English: `/x/api/data-grid/data-grid/`. */
  path: string;
  plan?: Plan;
  /** Exported with the prefix `Unstable_` only. */
  unstable: boolean;
  description: Html;
  deprecated?: Html;
  /** npm name and version of the package that the page was made from. */
  package: { name: string; version: string };
  /** Import statements, each of which works. */
  imports: string[];
  /** Documented names that appear in types of this page, with the addresses of their pages. */
  links: Record<string, string>;
  history?: ApiHistory;
  removed?: ApiRemoved;
}

export interface ApiComponentPage extends ApiPageBase {
  kind: 'component';
  props: ApiMember[];
  inheritance: ApiInheritance[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** Key in the theme's `components`: `MuiDataGrid`. */
  themeName?: string;
  /** Type of the ref's value. */
  ref?: TypeText;
}

export interface ApiInterfacePage extends ApiPageBase {
  kind: 'interface';
  /** One group without a title for interfaces that are not composed of others. */
  groups: ApiMemberGroup[];
  /** The definition, for a type that has no members: a function or a union. */
  definition?: TypeText;
}

export type ApiPage = ApiComponentPage | ApiInterfacePage;

/** A page of the site that shows a documented name. */
export interface ApiUsage {
  title: string;
  /** Without language: `/x/react-data-grid/sorting/`. */
  path: string;
  /** Names of the demos that import it. */
  demos: string[];
}

/** One line of a family's index page. */
export interface ApiIndexEntry {
  name: string;
  kind: 'component' | 'interface' | 'hook';
  /** Hooks have no page. */
  path?: string;
  /** One line of text, no markup; empty where the export has no comment. */
  summary: string;
  /** Number of props, slots and classes that a component's page lists. */
  counts?: { props: number; slots: number; classes: number };
  plan?: Plan;
  history?: ApiHistory;
}

export interface ApiFamilyIndex {
  family: ReferenceFamilyId;
  packages: { name: string; version: string }[];
  entries: ApiIndexEntry[];
  /** Ids of this version and of an older one to compare it with; absent if there is none. */
  compare?: { from: string; to: string };
}

/** An event that the Data Grid publishes. */
export interface ApiEvent {
  name: string;
  anchor: string;
  description: Html;
  deprecated?: Html;
  /** Types of the arguments of listeners; absent if there are none. */
  params?: TypeText;
  event?: TypeText;
  plan?: Plan;
  history?: ApiHistory;
}

/** A function that reads one thing from the Data Grid's state. */
export interface ApiSelector {
  name: string;
  anchor: string;
  /** Feature it belongs to: `Filtering`. */
  feature: string;
  description: Html;
  deprecated?: Html;
  returns: TypeText;
  plan?: Plan;
  history?: ApiHistory;
}

/** Tables of events and selectors of the grid, and links for them. */
export interface ApiGridTables {
  events: ApiEvent[];
  selectors: ApiSelector[];
  links: Record<string, string>;
  removedEvents?: ApiRemoved;
  removedSelectors?: ApiRemoved;
}

/** A documented name, for the tooltips of links to the reference and for checks of names. */
export interface ApiName {
  name: string;
  kind:
    | 'component'
    | 'interface'
    | 'prop'
    | 'slot'
    | 'class'
    | 'method'
    | 'event'
    | 'selector'
    | 'hook'
    | 'export';
  family: ReferenceFamilyId;
  /** Page or table that documents it: `DataGridPremium`; absent for pages themselves. */
  owner?: string;
  /** Address with anchor; absent for exports that are documented nowhere. */
  to?: string;
  /** The preview: type, default, first sentence as text. */
  type?: TypeText;
  default?: string;
  summary?: string;
  plan?: Plan;
}

/** What a small card beside a link to the reference shows. */
export interface NamePreview extends Pick<
  ApiName,
  'name' | 'kind' | 'type' | 'default' | 'summary' | 'plan'
> {
  /** Label of the version in which it came. */
  since?: string;
  /** Why it is deprecated, and what to use instead. */
  deprecated?: string;
}
