/** Takes the place of this part of the grid: see plugins/bundler/late-filter-inputs. */
import { lateInput } from './late-input';

const load = () =>
  import('@mui/x-data-grid/components/panel/filterPanel/GridFilterInputMultipleValue');

export const GridFilterInputMultipleValue = lateInput(
  async () => (await load()).GridFilterInputMultipleValue,
);
