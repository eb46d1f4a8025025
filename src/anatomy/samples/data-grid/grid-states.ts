import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellModes,
  GridPreferencePanelsValue,
  GridRowModes,
  GridToolbar,
} from '@mui/x-data-grid';
import type { Plan } from '@site/model/plans';
import { drag, elementOf, hover, pause, press, sweep, type, type DragTarget } from '../events';
import type { Act } from '../sample';
import type { StateId } from '../states';
import type { GridProps } from './grids';
import { narrowColumns, PeakDetail, places, slowColumns, wideColumns } from './peaks';

/** What a state of the grid adds to the props that all states have. */
export interface GridState {
  plan?: Plan;
  props?: Partial<GridProps>;
  act?: Act;
}

const HEADER = '[role="columnheader"][data-field="peak"]';
const DRAG_HEADER: DragTarget = {
  from: `${HEADER} [draggable="true"]`,
  over: '[role="columnheader"][data-field="height"]',
};
const SCROLLER = '.MuiDataGrid-virtualScroller';
/** Cells to sweep over. The grid draws the edges of a range when it changes again. */
const RANGE = [
  '[data-id="2"] [data-field="region"]',
  '[data-id="2"] [data-field="height"]',
  '[data-id="3"] [data-field="height"]',
];
const DRAG_ROW: DragTarget = {
  from: '[data-id="1"] .MuiDataGrid-rowReorderCell [draggable="true"]',
  over: '[data-id="3"] [role="gridcell"]',
};
/** The grid's toolbar shows its tooltips after this time, in milliseconds. */
const TOOLTIP_DELAY = 1100;
/** Its cells check what is typed after a shorter one. */
const TYPING_DELAY = 400;
const ON_REGION = { id: 1, field: 'region', operator: 'isAnyOf', value: ['Cairngorms'] };
const ON_PEAK = { id: 2, field: 'peak', operator: 'contains', value: 'Ben' };
const FILTER_BUTTON = '.MuiDataGrid-toolbarContainer [aria-label="Show filters"]';

/** The open panel of filters. */
function filterPanel(...items: (typeof ON_REGION | typeof ON_PEAK)[]): Partial<GridProps> {
  return {
    initialState: {
      filter: { filterModel: { items } },
      preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
      sorting: { sortModel: [{ field: 'height', sort: 'asc' }] },
    },
  };
}

/** States that every plan has. */
const COMMUNITY_STATES: Partial<Record<StateId, GridState>> = {
  default: {
    props: {
      showCellVerticalBorder: true,
      showColumnVerticalBorder: true,
      initialState: { sorting: { sortModel: [{ field: 'height', sort: 'desc' }] } },
    },
  },
  editing: {
    props: {
      columns: slowColumns,
      cellModesModel: {
        1: { peak: { mode: GridCellModes.Edit }, region: { mode: GridCellModes.Edit } },
      },
    },
    act: async (stage) => {
      await type(stage, '.MuiDataGrid-editInputCell input', 'Ben');
      await pause(TYPING_DELAY);
    },
  },
  rowEditing: {
    props: { editMode: 'row', rowModesModel: { 1: { mode: GridRowModes.Edit } } },
  },
  menu: { act: (stage) => press(stage, '.MuiDataGrid-actionsCell [aria-haspopup]') },
  columnMenu: { act: (stage) => press(stage, `${HEADER} .MuiDataGrid-menuIconButton`) },
  columns: {
    props: {
      initialState: {
        preferencePanel: {
          ...{ open: true, openedPanelValue: GridPreferencePanelsValue.columns },
        },
      },
    },
  },
  filters: { props: filterPanel(ON_REGION) },
  options: {
    props: filterPanel(ON_REGION),
    act: async (stage) => {
      await press(stage, '.MuiDataGrid-filterFormOperatorInput [role="combobox"]');
      await elementOf(stage, '[role="option"]');
    },
  },
  density: {
    props: { density: 'compact', disableRowSelectionOnClick: true, columns: narrowColumns },
    act: (stage) => press(stage, '.MuiDataGrid-toolbarContainer [aria-label="Select density"]'),
  },
  autoHeight: {
    props: { autoHeight: true, getRowHeight: () => 'auto', density: 'comfortable' },
  },
  loading: { props: { loading: true } },
  empty: { props: { rows: [] } },
  noResults: {
    props: {
      filterModel: { items: [{ field: 'height', operator: '>', value: '2000' }] },
    },
    act: async (stage) => {
      await hover(stage, FILTER_BUTTON);
      await pause(TOOLTIP_DELAY);
    },
  },
};

/** States of the Pro plan. */
const PRO_STATES: Partial<Record<StateId, GridState>> = {
  pinned: {
    props: {
      initialState: {
        pinnedColumns: {
          left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'peak'],
          right: ['actions'],
        },
      },
      pinnedRows: {
        top: [{ id: 11, peak: 'Highest', height: 1345 }],
        bottom: [{ id: 12, peak: 'Lowest', height: 1021 }],
      },
    },
    act: (stage) => press(stage, `${HEADER} .MuiDataGrid-menuIconButton`),
  },
  headerFilters: {
    props: {
      ...{ headerFilters: true, pagination: false },
      initialState: {
        filter: {
          filterModel: { items: [{ field: 'peak', operator: 'contains', value: 'e' }] },
        },
      },
    },
    act: (stage) => press(stage, '.MuiDataGrid-headerFilterRow [aria-haspopup="true"]'),
  },
  multiFilters: { props: filterPanel(ON_REGION, ON_PEAK) },
  treeData: {
    props: {
      rows: places,
      treeData: true,
      getTreeDataPath: (row: (typeof places)[number]) => row.path,
      isGroupExpandedByDefault: ({ groupingKey }) => groupingKey === 'Lochaber',
    },
  },
  detail: {
    props: {
      getDetailPanelContent: PeakDetail,
      getDetailPanelHeight: () => 60,
      initialState: { detailPanel: { expandedRowIds: [1] } },
    },
  },
  reordering: {
    props: { rowReordering: true },
    act: (stage) => drag(stage, DRAG_ROW),
  },
  dragging: {
    props: { columns: wideColumns },
    act: async (stage) => {
      // In the middle, the grid can scroll to both sides.
      stage.querySelector(SCROLLER)?.scrollTo({ left: 100 });
      await pause();
      await drag(stage, DRAG_HEADER);
    },
  },
  skeleton: {
    props: { rowCount: 30, paginationMode: 'server', rowsLoadingMode: 'server', pagination: false },
  },
};

/** States of the Premium plan. */
const PREMIUM_STATES: Partial<Record<StateId, GridState>> = {
  grouped: {
    props: {
      initialState: { rowGrouping: { model: ['region'] } },
      isGroupExpandedByDefault: ({ groupingKey }) => groupingKey === 'Lochaber',
    },
    act: (stage) => press(stage, '[data-field^="__row_group"] .MuiDataGrid-menuIconButton'),
  },
  aggregated: {
    props: {
      initialState: {
        aggregation: { model: { peak: 'size', height: 'max', region: 'size' } },
      },
    },
  },
  range: {
    props: { cellSelection: true, pagination: false },
    act: (stage) => sweep(stage, RANGE),
  },
};

function withPlan(states: Partial<Record<StateId, GridState>>, plan?: Plan): [string, GridState][] {
  return Object.entries(states).map(([id, state]) => [id, { ...state, plan }]);
}

/** All states of a grid, each with the plan that it needs. */
export const GRID_STATES = [
  ...withPlan(COMMUNITY_STATES),
  ...withPlan(PRO_STATES, 'pro'),
  ...withPlan(PREMIUM_STATES, 'premium'),
] as [StateId, GridState][];

/** Props of a grid in all states. */
export const TOOLBAR_PROPS = {
  slots: { toolbar: GridToolbar },
  slotProps: { toolbar: { showQuickFilter: true } },
} satisfies Partial<GridProps>;
