import { lazy, useState, type ComponentType, type JSXElementConstructor } from 'react';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { GridFooter, useGridRootProps } from '@mui/x-data-grid';
import { FREE_PLAN, type Plan } from '@site/model/plans';
import type { Mark, SlotDefaults } from '../../marks/create-mark';

export type GridProps = DataGridPremiumProps;
type Grid = ComponentType<GridProps>;

/** The props of the smaller grids are part of those of the largest one. */
function asGrid(component: unknown): { default: Grid } {
  return { default: component as Grid };
}

const GRIDS: Record<Plan | typeof FREE_PLAN, Grid> = {
  community: lazy(() => import('@mui/x-data-grid').then(({ DataGrid }) => asGrid(DataGrid))),
  pro: lazy(() => import('@mui/x-data-grid-pro').then(({ DataGridPro }) => asGrid(DataGridPro))),
  premium: lazy(() =>
    import('@mui/x-data-grid-premium').then(({ DataGridPremium }) => asGrid(DataGridPremium)),
  ),
};

type ReportSlots = (slots: SlotDefaults) => void;

/** In the place of a grid's footer: there the grid shows which components its slots have. */
function createProbe(report: ReportSlots): JSXElementConstructor<object> {
  return function SlotProbe() {
    const { slots } = useGridRootProps();
    report({ ...slots, footer: GridFooter });
    return null;
  };
}

function useProbe(): { defaults?: SlotDefaults; probe: JSXElementConstructor<object> } {
  const [defaults, setDefaults] = useState<SlotDefaults>();
  const [probe] = useState(() =>
    createProbe((slots) => {
      queueMicrotask(() => setDefaults(slots));
    }),
  );
  return { defaults, probe };
}

interface MarkedGridProps {
  plan?: Plan;
  mark: Mark;
  props: GridProps;
}

/** A grid with marked slots. It is rendered once without rows, to know the default slots. */
export function MarkedGrid({ plan, mark, props }: MarkedGridProps) {
  const Grid = GRIDS[plan ?? FREE_PLAN];
  const { defaults, probe } = useProbe();
  return (
    <div style={{ height: props.autoHeight ? undefined : 420 }}>
      {defaults ? (
        <Grid {...mark(props, defaults)} />
      ) : (
        <Grid key="probe" columns={[]} rows={[]} slots={{ footer: probe }} />
      )}
    </div>
  );
}
