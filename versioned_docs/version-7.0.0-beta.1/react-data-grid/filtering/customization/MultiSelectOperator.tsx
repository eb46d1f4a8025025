import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(60);
const countries = [...new Set(rows.map((row) => row.country))].sort();

// #region excerpt
function CountryInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const chosen: string[] = item.value ?? [];
  return (
    <TextField
      select
      fullWidth
      label="Countries"
      variant="standard"
      value={chosen}
      SelectProps={{ multiple: true, renderValue: () => chosen.join(', ') }}
      inputRef={focusElementRef}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
    >
      {countries.map((country) => (
        <MenuItem key={country} value={country} dense>
          <Checkbox
            size="small"
            inputProps={{ 'aria-hidden': true }}
            tabIndex={-1}
            checked={chosen.includes(country)}
          />
          {country}
        </MenuItem>
      ))}
    </TextField>
  );
}
// #endregion

const oneOf: GridFilterOperator<Order, string> = {
  label: 'one of',
  value: 'oneOf',
  getApplyFilterFn: ({ value }) =>
    Array.isArray(value) && value.length > 0
      ? (country) => value.includes(country)
      : null,
  getValueAsString: (value: string[]) => value.join(' or '),
  InputComponent: CountryInput,
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'country',
    headerName: 'Country',
    width: 130,
    filterOperators: [oneOf],
  },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

const north = {
  items: [
    { field: 'country', operator: 'oneOf', value: ['Finland', 'Norway'] },
  ],
};

export default function MultiSelectOperator() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders by country"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        initialState={{ filter: { filterModel: north } }}
      />
    </div>
  );
}
