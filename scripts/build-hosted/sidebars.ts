import { navigationWithReference } from '../../config/navigation';
import { buildSidebars } from '../../model/navigation/build-sidebars';
import { keepPages } from './keep-pages';
import { HOSTED_PAGES } from './pages';

export default buildSidebars(keepPages(navigationWithReference(), HOSTED_PAGES));
