import { buildSidebars } from './src/navigation/build-sidebars';
import { FAMILIES } from './src/navigation/families';

export default buildSidebars(FAMILIES);
