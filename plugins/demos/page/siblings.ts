import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CODE_STYLING_IDS, CODE_STYLINGS, type CodeStyling } from '../../../model/preferences';

/** The same demo in another styling: `Orders.tailwind.tsx` beside `Orders.tsx`. */
export interface Sibling {
  styling: CodeStyling;
  /** Absolute path. */
  file: string;
}

const [, ...STYLINGS_OF_SIBLINGS] = CODE_STYLINGS;

/** Which styling a file is written in, by its name. */
export function stylingOf(file: string): CodeStyling {
  const ending = STYLINGS_OF_SIBLINGS.find((styling) => file.endsWith(endingOf(styling)));
  return ending ?? CODE_STYLINGS[0];
}

function endingOf(styling: CodeStyling): string {
  return `.${CODE_STYLING_IDS[styling]}.tsx`;
}

/** The file whose name a sibling shares. */
function baseOf(file: string): string {
  return file.slice(0, -endingOf(stylingOf(file)).length) + '.tsx';
}

/** The existing siblings of a demo, in the order of the stylings. */
export function findSiblings(demo: string): Sibling[] {
  return STYLINGS_OF_SIBLINGS.map((styling) => ({
    styling,
    file: demo.slice(0, -'.tsx'.length) + endingOf(styling),
  })).filter(({ file }) => existsSync(file));
}

/**
 * Siblings are found by existing, so one whose name is misspelled would never be seen.
 * @throws when a folder has a sibling of no demo
 */
export function checkForOrphans(folder: string): void {
  if (!existsSync(folder)) return;
  const orphan = readdirSync(folder).find(
    (file) => stylingOf(file) !== CODE_STYLINGS[0] && !existsSync(path.join(folder, baseOf(file))),
  );
  if (orphan) {
    throw new Error(`There is no ${baseOf(orphan)} that ${orphan} could be a styling of`);
  }
}
