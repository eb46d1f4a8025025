import { PLANS, type Plan } from '@site/model/plans';
import { inStates, type Sample, type Samples } from '../sample';
import type { StateId } from '../states';
import { MarkedGrid, type GridProps } from './grids';
import { GRID_STATES, TOOLBAR_PROPS } from './grid-states';
import { gridParts } from './grid-parts';
import { columnGroups, columns, rows } from './peaks';

const BASE: GridProps = {
  ...TOOLBAR_PROPS,
  columns,
  rows,
  'aria-label': 'Scottish peaks',
  columnGroupingModel: columnGroups,
  checkboxSelection: true,
  defaultGroupingExpansionDepth: 0,
  initialState: {},
  rowSelectionModel: [2],
  pagination: true,
  pageSizeOptions: [5, 10, 100],
};

/** The larger of two plans. */
function atLeast(plan: Plan | undefined, needed: Plan | undefined): Plan | undefined {
  const index = Math.max(...[plan, needed].map((each) => (each ? PLANS.indexOf(each) : -1)));
  return PLANS[index];
}

function gridSample(plan?: Plan): Sample {
  return {
    states: GRID_STATES.map(([id, state]) => {
      const shown = atLeast(plan, state.plan);
      return {
        ...{ id, act: state.act, plan: shown === plan ? undefined : shown },
        render: (mark) => (
          <MarkedGrid plan={shown} mark={mark} props={{ ...BASE, ...state.props }} />
        ),
      };
    }),
  };
}

/** States of the community grid in which a part of it is seen. */
function partSample(...ids: StateId[]): Sample {
  return inStates(gridSample(), ...ids);
}

/** Samples of the grids and their parts. */
export const samples: Samples = {
  DataGrid: gridSample(),
  DataGridPro: gridSample('pro'),
  DataGridPremium: gridSample('premium'),
  GridFilterInputBoolean: partSample('filters'),
  GridFilterInputDate: partSample('filters'),
  GridFilterInputSingleSelect: partSample('filters'),
  GridFilterInputValue: partSample('filters'),
  GridPanel: partSample('columns', 'filters'),
  GridToolbarQuickFilter: partSample('default'),
  ...gridParts,
};
