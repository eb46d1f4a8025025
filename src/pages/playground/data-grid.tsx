import type { ReactNode } from 'react';
import { PropsPlayground } from '@site/src/playground/PropsPlayground';
import { GRID_CONTROLS } from './_data-grid/controls';

const load = () => import('./_data-grid/Example');

/** A grid beside fields for its props. */
export default function DataGridPlayground(): ReactNode {
  return (
    <PropsPlayground
      component="DataGrid"
      api="/x/api/data-grid/data-grid/"
      controls={GRID_CONTROLS}
      fixed={() => ['rows={rows}', 'columns={columns}']}
      height={420}
      load={load}
    />
  );
}
