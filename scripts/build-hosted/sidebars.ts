import path from 'node:path';
import { NAVIGATION } from '../../model/navigation';
import { withApiPages } from '../../model/navigation/api-pages';
import { buildSidebars } from '../../model/navigation/build-sidebars';
import { readReferenceIndexes } from '../../plugins/api-reference/read-indexes';
import { keepPages } from './keep-pages';
import { HOSTED_PAGES } from './pages';

const navigation = withApiPages(NAVIGATION, readReferenceIndexes(path.resolve(__dirname, '../..')));

export default buildSidebars(keepPages(navigation, HOSTED_PAGES));
