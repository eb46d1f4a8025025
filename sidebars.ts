import { navigationOf } from './config/navigation';
import { UNIT } from './config/unit';
import { readReferenceIndexes } from './plugins/api-reference/read-indexes';
import { withApiPages } from './model/navigation/api-pages';
import { buildSidebars } from './model/navigation/build-sidebars';

const version = UNIT.docsVersion;

/** The sidebars of the version of this process; plugins/patches/docs-without-page-list reads them. */
export default buildSidebars(
  withApiPages(navigationOf(version), readReferenceIndexes(__dirname, version)),
);
