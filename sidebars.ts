import { navigationWithReference } from './config/navigation';
import { buildSidebars } from './model/navigation/build-sidebars';

/** The sidebars of the unit of this process; plugins/patches/docs-without-page-list reads them. */
export default buildSidebars(navigationWithReference());
