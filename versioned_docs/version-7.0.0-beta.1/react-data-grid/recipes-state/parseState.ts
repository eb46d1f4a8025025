import type { GridInitialState, GridSortDirection } from '@mui/x-data-grid';

type Columns = readonly { field: string }[];
type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (value: unknown): Part => (isPart(value) ? value : {});

const partsOf = (value: unknown, columns: Columns): Part[] =>
  Array.isArray(value)
    ? value.filter(isPart).filter((item) => columns.some(({ field }) => field === item.field))
    : [];

function parseColumns(value: Part, columns: Columns): GridInitialState['columns'] {
  const fields = columns.map(({ field }) => field);
  const order = Array.isArray(value.orderedFields) ? value.orderedFields : [];
  const visible = partOf(value.columnVisibilityModel);
  const sizes = partOf(value.dimensions);
  const hidden = fields.filter((field) => visible[field] === false);
  const widths = fields.flatMap((field) => {
    const { width, flex } = partOf(sizes[field]);
    if (typeof width !== 'number' || width < 40 || width > 2000 || flex) return [];
    return [[field, { width, flex: 0 }] as const];
  });
  return {
    orderedFields: order.filter((field) => fields.includes(String(field))),
    columnVisibilityModel: Object.fromEntries(hidden.map((field) => [field, false])),
    dimensions: Object.fromEntries(widths),
  };
}

/** Validates an unknown value as the state of a grid with these columns. */
export function parseState(value: unknown, columns: Columns): GridInitialState {
  const state = partOf(value);
  const sorted = partsOf(partOf(state.sorting).sortModel, columns);
  const filters = partsOf(partOf(partOf(state.filter).filterModel).items, columns);
  return {
    columns: parseColumns(partOf(state.columns), columns),
    sorting: {
      sortModel: sorted.map(({ field, sort }) => ({
        field: String(field),
        sort: (sort === 'desc' ? 'desc' : 'asc') satisfies GridSortDirection,
      })),
    },
    filter: {
      filterModel: {
        items: filters.map((item) => ({
          id: String(item.id ?? item.field),
          field: String(item.field),
          operator: String(item.operator),
          value: item.value,
        })),
      },
    },
  };
}
