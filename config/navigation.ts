import path from 'node:path';
import type { NavigationFamily } from '../model/navigation/types';
import { withApiPages } from '../model/navigation/api-pages';
import { reasonOf } from '../model/reason-of';
import { DEFAULT_LANGUAGE } from '../model/languages';
import { REFERENCE_LABELS } from '../model/titles/reference';
import { readReferenceIndexes } from '../plugins/api-reference/read-indexes';
import { navigationOf, titlesOf } from '../plugins/site-pages/frozen-data';
import { UNIT } from './unit';

const SITE_DIR = path.resolve(__dirname, '..');
const { docsVersion, language } = UNIT;

/** Reads the navigation. Ends the process with a line for each error in it or in its titles. */
function readNavigation(): NavigationFamily[] {
  try {
    return navigationOf(SITE_DIR, docsVersion, language);
  } catch (error) {
    // If a configuration throws, its message is hard to find between two stack traces.
    process.stderr.write(`${reasonOf(error)}\n`);
    return process.exit(1);
  }
}

/** The navigation of the unit of this process in its language, without its reference. */
export const UNIT_NAVIGATION = readNavigation();

/** Whether the labels of the unit are in its language; otherwise Docusaurus translates English ones. */
const isTranslated = titlesOf(SITE_DIR, docsVersion) !== undefined;

/**
 * The same with its reference.
 * @throws if that has not been made: the plugin does so before the sidebars are read
 */
export function navigationWithReference(): NavigationFamily[] {
  const labels = REFERENCE_LABELS[isTranslated ? language : DEFAULT_LANGUAGE];
  return withApiPages(UNIT_NAVIGATION, readReferenceIndexes(SITE_DIR, docsVersion), labels);
}
