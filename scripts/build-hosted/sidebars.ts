import path from 'node:path';
import { WORKING_COPY } from '../../model/library-versions';
import { NAVIGATION } from '../../model/navigation';
import { withApiPages } from '../../model/navigation/api-pages';
import { buildSidebars } from '../../model/navigation/build-sidebars';
import { readReferenceIndexes } from '../../plugins/api-reference/read-indexes';
import { keepPages } from './keep-pages';
import { HOSTED_PAGES } from './pages';

const SITE_DIR = path.resolve(__dirname, '../..');
const navigation = withApiPages(NAVIGATION, readReferenceIndexes(SITE_DIR, WORKING_COPY));

export default buildSidebars(keepPages(navigation, HOSTED_PAGES));
