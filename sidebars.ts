import { navigationOf } from './config/navigation';
import { UNIT } from './config/unit';
import { API_FOLDERS } from './plugins/api-reference/folders';
import { readReferenceIndexes } from './plugins/api-reference/read-indexes';
import { withApiPages } from './model/navigation/api-pages';
import { buildSidebars } from './model/navigation/build-sidebars';

const { docs } = UNIT.docsVersion;
const reference = docs === 'current' ? API_FOLDERS.out : `versioned_docs/version-${docs}/api`;

/** The sidebars of the version of this process; plugins/patches/docs-without-page-list reads them. */
export default buildSidebars(
  withApiPages(navigationOf(UNIT.docsVersion), readReferenceIndexes(__dirname, reference)),
);
