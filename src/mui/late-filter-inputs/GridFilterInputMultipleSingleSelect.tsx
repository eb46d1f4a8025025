/** Takes the place of this part of the grid: see plugins/bundler/late-filter-inputs. */
import { lateInput } from './late-input';

const load = () =>
  import('@mui/x-data-grid/components/panel/filterPanel/GridFilterInputMultipleSingleSelect');

export const GridFilterInputMultipleSingleSelect = lateInput(
  async () => (await load()).GridFilterInputMultipleSingleSelect,
);
