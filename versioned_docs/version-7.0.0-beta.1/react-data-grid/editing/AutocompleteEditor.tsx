import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);
const cities = [...new Set(rows.map(({ city }) => city))].sort();

// #region excerpt
function CityEditor(params: GridRenderEditCellParams<Order, string>) {
  const { id, field, value, hasFocus } = params;
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  const choose = async (_event: React.SyntheticEvent, city: string) => {
    const stored = await apiRef.current.setEditCellValue({ id, field, value: city }); // prettier-ignore
    if (stored) apiRef.current.stopCellEditMode({ id, field });
  };
  // #endregion

  return (
    <Autocomplete
      options={cities}
      value={value ?? ''}
      onChange={choose}
      disableClearable
      autoHighlight
      openOnFocus
      fullWidth
      onKeyDown={(event) => {
        // Enter chooses an option; the grid would stop editing.
        if (event.key === 'Enter') event.stopPropagation();
      }}
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          ref={InputProps.ref}
          inputRef={input}
          fullWidth
          inputProps={{ ...inputProps, 'aria-label': 'City' }}
          sx={{ px: 2, font: 'inherit' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'city',
    headerName: 'City',
    flex: 1,
    minWidth: 130,
    editable: true,
    renderEditCell: (params) => <CityEditor {...params} />,
  },
];

export default function AutocompleteEditor() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders, city chosen from a list"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
