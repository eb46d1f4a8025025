/**
 * The unit of the pages of this build, which is an app of its own. plugins/bundler/unit-constants
 * replaces both variables by their values. A condition on `process.env.DOCS_SECTION` itself also
 * keeps what only other sections need out of the bundles of MUI X.
 */
import { DOCS_SECTION } from '@site/model/addresses/parse';
import type { UnitPlace } from '@site/model/unit-files';

/** The section that the build has the pages of: `x`, or one about another product. */
export const SECTION = process.env.DOCS_SECTION || DOCS_SECTION;

/** Folder of its version below `/x/`; empty for the documented one, and in other sections. */
export const VERSION_PATH = process.env.DOCS_VERSION_PATH ?? '';

export const UNIT_PLACE: UnitPlace = { section: SECTION, path: VERSION_PATH };

/** The build has the documented version of MUI X, which can be read offline. */
export const IS_DOCUMENTED = SECTION === DOCS_SECTION && VERSION_PATH === '';
