import { readReferenceIndexes } from './plugins/api-reference/read-indexes';
import { withApiPages } from './src/navigation/api-pages';
import { buildSidebars } from './src/navigation/build-sidebars';
import { FAMILIES } from './src/navigation/families';

export default buildSidebars(withApiPages(FAMILIES, readReferenceIndexes(__dirname)));
