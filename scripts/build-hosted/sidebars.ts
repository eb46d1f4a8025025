import path from 'node:path';
import { navigationOf } from '../../config/navigation';
import { UNIT } from '../../config/unit';
import { withApiPages } from '../../model/navigation/api-pages';
import { buildSidebars } from '../../model/navigation/build-sidebars';
import { readReferenceIndexes } from '../../plugins/api-reference/read-indexes';
import { keepPages } from './keep-pages';
import { HOSTED_PAGES } from './pages';

const SITE_DIR = path.resolve(__dirname, '../..');
const version = UNIT.docsVersion;
const navigation = withApiPages(navigationOf(version), readReferenceIndexes(SITE_DIR, version));

export default buildSidebars(keepPages(navigation, HOSTED_PAGES));
