import { readReferenceIndexes } from './plugins/api-reference/read-indexes';
import { withApiPages } from './model/navigation/api-pages';
import { buildSidebars } from './model/navigation/build-sidebars';
import { NAVIGATION } from './model/navigation';

export default buildSidebars(withApiPages(NAVIGATION, readReferenceIndexes(__dirname)));
