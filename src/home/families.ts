import { overviewOf } from '@site/model/addresses/of-family';
import { componentFamilies, type ComponentFamilyId } from '@site/model/families';
import type { TextKey } from '@site/src/i18n/useText';
import type { LoadDemo } from '@site/src/demo/useLiveDemo';

interface HomeFamily {
  title: TextKey;
  description: TextKey;
  to: string;
  /** Name of the pictures of the example, in `static/img/home/`. */
  picture: string;
  load: LoadDemo;
}

const EXAMPLES: Record<ComponentFamilyId, LoadDemo> = {
  'data-grid': () => import('./examples/GridExample'),
  'date-pickers': () => import('./examples/PickerExample'),
  charts: () => import('./examples/ChartExample'),
  'tree-view': () => import('./examples/TreeExample'),
};

/** The families with components, in the order in which the home page shows them. */
export const HOME_FAMILIES: HomeFamily[] = componentFamilies().map(({ id, sidebar }) => ({
  title: `family.${sidebar}`,
  description: `home.${sidebar}`,
  to: overviewOf(id),
  picture: id,
  load: EXAMPLES[id],
}));
