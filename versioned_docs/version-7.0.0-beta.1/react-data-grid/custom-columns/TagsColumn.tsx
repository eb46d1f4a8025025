import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';

const TAGS = ['fragile', 'heavy', 'gift', 'cold chain', 'express'];

const rows = [
  'Enamel mugs',
  'Wall clock',
  'Bicycle bells',
  'Cheese',
  'Wool blanket',
].map((goods, n) => ({
  id: n + 1,
  goods,
  tags: TAGS.filter((_tag, index) => (index * 3 + n * 2) % 5 < 2),
}));

type Row = (typeof rows)[number];

function TagChoice({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <TextField
      select
      label="Tag"
      variant="standard"
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      SelectProps={{ native: true }}
      InputLabelProps={{ shrink: true }}
    >
      {['', ...TAGS].map((tag) => (
        <option key={tag}>{tag}</option>
      ))}
    </TextField>
  );
}

// #region excerpt
const tags: GridColTypeDef<string[], string> = {
  display: 'flex',
  valueFormatter: (list: string[]) => list.join(', '),
  sortComparator: (a: string[], b: string[]) => a.length - b.length,
  getApplyQuickFilterFn: (text: string) => (list: string[]) =>
    list.some((tag) => tag.includes(text.toLowerCase())),
  filterOperators: [
    {
      label: 'has',
      value: 'has',
      InputComponent: TagChoice,
      getApplyFilterFn: ({ value }) =>
        value ? (list) => list.includes(value) : null,
    },
  ],
  renderCell: ({ value = [] }) => (
    <Stack direction="row" spacing={0.5}>
      {value.map((tag) => (
        <Chip key={tag} size="small" label={tag} />
      ))}
    </Stack>
  ),
};
// #endregion

const columns: GridColDef<Row>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'tags', headerName: 'Handling', width: 230, ...tags },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function TagsColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Goods and their tags"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
      />
    </div>
  );
}
