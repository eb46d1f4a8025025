import { readReferenceIndexes } from './plugins/api-reference/read-indexes';
import { withApiPages } from './model/navigation/api-pages';
import { buildSidebars } from './model/navigation/build-sidebars';
import { FAMILIES } from './model/navigation/families';

export default buildSidebars(withApiPages(FAMILIES, readReferenceIndexes(__dirname)));
