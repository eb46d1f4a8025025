import type { FamilyShare } from '../translations/report';

/** When a report was made, and of which state of the site. */
export interface Measured {
  /** Day: `2026-11-27`. */
  date: string;
  /** Beginning of the hash of the commit. */
  commit: string;
}

/** All that a page can load, with its demos and the parts that readers open, in bytes with gzip. */
export interface PageBytes {
  /** `text`, `grid`, … */
  kind: string;
  address: string;
  html: number;
  script: number;
  style: number;
}

/** Written from a built site. */
export interface BuildReport extends Measured {
  pages: PageBytes[];
  /** Size of the documented version in English. */
  site: { files: number; bytes: number };
  /** Names in the reference, and names in inline code of English pages that it lacks. */
  names: { reference: number; unknown: number };
}

/** A finding of axe in elements that a package draws. */
export interface ExcludedFinding {
  rule: string;
  selector: string;
  reason: string;
}

/** Written from the results of the browser tests. */
export interface TestsReport extends Measured {
  accessibility: { pages: number; withFindings: number; excluded: ExcludedFinding[] };
  queries: { set: string; start: string; found: number; count: number }[];
}

/** Written after the tests of pages ran against broken demos. */
export interface MutantsReport extends Measured {
  families: { family: string; noticed: number; judged: number }[];
}

/** What no build can measure; a report that nobody has made yet is absent. */
export interface QualityReports {
  build?: BuildReport;
  tests?: TestsReport;
  mutants?: MutantsReport;
}

/** The commands that write the reports. `npm run quality` runs all of them. */
export const REPORT_COMMANDS: Record<keyof QualityReports, string> = {
  build: 'npm run build && npm run quality -- build',
  tests: 'npm test && npm run quality -- tests',
  mutants: 'npm run test:mutants -- --report',
};

/** All numbers of the page. */
export interface QualityState {
  reports: QualityReports;
  /** Counted while the page is built. */
  translations: { language: string; share: FamilyShare }[];
  licenses: { license: string; packages: number }[];
}
