import { useState, type ComponentType, type ReactNode } from 'react';
import {
  DataGrid,
  GridActionsCellItem,
  GridCellModes,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  GridFilterInputMultipleSingleSelect,
  GridFilterInputMultipleValue,
  GridMenu,
  GridPreferencePanelsValue,
  type GridColDef,
  type GridFilterOperator,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { focus, key, press } from '../events';
import type { Sample, SampleState, Samples } from '../sample';
import type { StateId } from '../states';
import { columns, rows } from './peaks';

const ROWS = rows.slice(0, 3);

/** A cell for each variant of a part of the grid. */
function cellsOf(
  render: (variant: number, params: GridRenderEditCellParams) => ReactNode,
  count: number,
) {
  return Array.from({ length: count }, (_, variant): GridColDef => ({
    ...{ field: `variant-${variant}`, headerName: `${variant + 1}`, width: 130, sortable: false },
    ...{ editable: true, valueGetter: () => '', renderCell: (params) => render(variant, params) },
    renderEditCell: (params) => render(variant, params),
  }));
}

const ACTIONS = [
  ...(['error', 'info', 'inherit', 'primary'] as const),
  ...(['secondary', 'success', 'warning'] as const),
].map((color, index) => ({
  color,
  size: (['small', 'medium', 'large'] as const)[index % 3],
  edge: ([false, 'start', 'end'] as const)[index % 3],
  disabled: index === 0,
}));

const ACTION_CELLS = cellsOf(
  (variant) => (
    <>
      <GridActionsCellItem icon={<span>↗</span>} label="Open" {...ACTIONS[variant]} />
      <GridActionsCellItem showInMenu label="Copy" dense divider selected />
    </>
  ),
  ACTIONS.length,
);

const INPUTS = [
  { startAdornment: '€', endAdornment: '.00', color: 'secondary', size: 'small' },
  { multiline: true, fullWidth: true, hiddenLabel: true },
  { error: true, readOnly: true, type: 'search' },
  { disabled: true },
] as const;

const REGION = { type: 'singleSelect', valueOptions: ['Cairngorms', 'Lochaber'] } as const;
const SELECTS = [
  { variant: 'standard', open: true },
  { variant: 'filled', error: true },
  { variant: 'outlined', disabled: true },
  { variant: 'outlined', multiple: true, value: [] },
] as const;

/** Cells of the first row in edit mode. */
function editing(cells: readonly GridColDef[]) {
  return {
    1: Object.fromEntries(cells.map(({ field }) => [field, { mode: GridCellModes.Edit }])),
  };
}

function editSample(cells: (mark: Parameters<SampleState['render']>[0]) => GridColDef[]): Sample {
  return {
    states: [
      {
        id: 'variants',
        act: (stage) => focus(stage, '[role="gridcell"] input:not([disabled])'),
        render: (mark) => {
          const variants = cells(mark);
          return (
            <DataGrid
              {...{ columns: variants, rows: ROWS, autoHeight: true, hideFooter: true }}
              aria-label="Variants"
              cellModesModel={editing(variants)}
              getRowHeight={() => 'auto'}
            />
          );
        },
      },
    ],
  };
}

const inputs = (Cell: ComponentType<GridRenderEditCellParams>) =>
  editSample((mark) =>
    cellsOf(
      (variant, params) => <Cell {...mark({ ...params, ...INPUTS[variant] })} />,
      INPUTS.length,
    ),
  );

const GROUPED = { open: true, groupBy: () => 'Peaks' };
const AUTOCOMPLETES = {
  default: GROUPED,
  variants: { open: true, options: [], fullWidth: true, disableClearable: true },
  loading: { open: true, options: [], loading: true, disablePortal: true },
} as const;
/** Options, which the input for any value does not have by default. */
const WITH_OPTIONS = {
  ...{ options: ['Cairngorms', 'Lochaber'], filterOptions: (options: string[]) => options },
  ...{ freeSolo: false, forcePopupIcon: true },
};

function multipleColumns(Input: GridFilterOperator['InputComponent'], props: object): GridColDef[] {
  const operator: GridFilterOperator = {
    ...{ value: 'isAnyOf', label: 'is any of', getApplyFilterFn: () => null },
    ...{ InputComponent: Input, InputComponentProps: props },
  };
  return columns.map((column) =>
    column.field === 'region' ? { ...column, filterOperators: [operator] } : column,
  ) as GridColDef[];
}

function filterSample(
  Input: GridFilterOperator['InputComponent'],
  states: Partial<Record<StateId, object>>,
): Sample {
  return {
    states: (Object.entries(states) as [StateId, object][]).map(([id, props]) => ({
      id,
      act: async (stage) => {
        await focus(stage, '.MuiAutocomplete-root input');
        await key(stage, '.MuiAutocomplete-root input', 'ArrowDown');
      },
      render: () => (
        <div style={{ height: 420 }}>
          <DataGrid
            {...{ columns: multipleColumns(Input, props), rows, 'aria-label': 'Peaks' }}
            initialState={{
              filter: {
                filterModel: {
                  items: [{ field: 'region', operator: 'isAnyOf', value: ['Lochaber'] }],
                },
              },
              preferencePanel: {
                ...{ open: true, openedPanelValue: GridPreferencePanelsValue.filters },
              },
            }}
          />
        </div>
      ),
    })),
  };
}

/** A menu in the place of the grid's toolbar. */
function MenuToolbar(props: object) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <div ref={setTarget}>
      {target && (
        <GridMenu {...{ open: true, target, onClose: () => undefined }} {...props}>
          <MenuList>
            <MenuItem>Copy</MenuItem>
          </MenuList>
        </GridMenu>
      )}
    </div>
  );
}

const MENU: Sample = {
  states: [
    {
      id: 'open',
      render: (mark) => (
        <div style={{ height: 320 }}>
          <DataGrid
            {...{ columns, rows, 'aria-label': 'Peaks' }}
            slots={{ toolbar: () => <MenuToolbar {...mark({})} /> }}
          />
        </div>
      ),
    },
  ],
};

/** Samples of parts of the grid, in variants that the grid does not show itself. */
export const gridParts: Samples = {
  GridActionsCellItem: {
    states: [
      {
        id: 'variants',
        act: (stage) => press(stage, '[aria-haspopup="menu"]'),
        render: () => (
          <DataGrid
            {...{ columns: ACTION_CELLS, rows: ROWS, autoHeight: true, hideFooter: true }}
            aria-label="Variants"
          />
        ),
      },
    ],
  },
  GridEditInputCell: inputs(GridEditInputCell),
  GridEditDateCell: inputs(GridEditDateCell),
  GridEditSingleSelectCell: editSample(
    (mark) =>
      cellsOf(
        (variant, params) => (
          <GridEditSingleSelectCell {...mark({ ...params, ...SELECTS[variant] })} />
        ),
        SELECTS.length,
      ).map((column) => ({ ...column, ...REGION })) as GridColDef[],
  ),
  GridFilterInputMultipleValue: filterSample(GridFilterInputMultipleValue, {
    ...AUTOCOMPLETES,
    options: { ...GROUPED, ...WITH_OPTIONS },
    empty: { ...WITH_OPTIONS, open: true, options: [] },
  }),
  GridFilterInputMultipleSingleSelect: filterSample(
    GridFilterInputMultipleSingleSelect,
    AUTOCOMPLETES,
  ),
  GridMenu: MENU,
};
