/** The code of demos as the build prepares it and pages show, edit and export it. */

/** The code of one variant, ready to be shown. */
export interface DemoCodeVariant {
  /** Inner HTML of the code element: the excerpt. */
  html: string;
  /** Address of the full source as a text file, relative to the site's base URL. */
  source: string;
}

/** A file of a demo; its code is fetched when a reader asks for it. */
export interface DemoFile {
  /** As it is shown: `OrderDesk.tsx`, `_data/orders.ts`. */
  name: string;
  /** Of a JSON file with its `FetchedDemoFile`, relative to the site's base URL. */
  address: string;
}

/** The part of a demo's code that is in the page itself. */
export interface DemoCode {
  ts: DemoCodeVariant;
  /** Left out if the JavaScript is the same text. */
  js?: DemoCodeVariant;
  /** The excerpt is not the whole code. */
  partial: boolean;
  /** The demo's own file first. */
  files: DemoFile[];
}

/** The whole code of a file as inner HTML of a code element; `js` as in `DemoCode`. */
export interface DemoFileCode {
  ts: string;
  js?: string;
}

/** A file of a demo as it is fetched. */
export interface FetchedDemoFile extends DemoFileCode {
  /** From the root of the repository. */
  path: string;
  /** With a demo's own file: everything that all of its files need outside of the page. */
  project?: DemoProject;
}

/** A demo as a project that readers can take away, in both variants. */
export interface DemoProject {
  ts: ProjectGraph;
  js: ProjectGraph;
}

/** A demo in one variant, as a project that readers can take away. */
export interface ProjectGraph {
  /**
   * Paths of the demo's files below `src/`, in their order; empty for a file that this variant does
   * not need, such as types in JavaScript.
   */
  paths: string[];
  packages: ProjectPackages;
  /** The packages for readers whose direction is right to left. */
  rightToLeft: ProjectPackages;
  /** It starts a worker. */
  worker: boolean;
}

/** What one package needs of a project. */
export type PackageNeeds = Pick<ProjectGraph, 'packages' | 'rightToLeft'>;

/** Exact versions by the names that are in a package.json. */
export interface ProjectPackages {
  dependencies: Record<string, string>;
  /** Types of packages that have none themselves. */
  types: Record<string, string>;
}

/** Everything that Tailwind needs to make the style sheet of an edited demo in the browser. */
export interface TailwindInput {
  input: string;
  /** The one file that the input imports. */
  theme: string;
}
