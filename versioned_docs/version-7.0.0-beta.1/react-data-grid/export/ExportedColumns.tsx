import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';
import { TextBox } from '../_parts/TextBox';

const rows = createProducts(12);

// #region excerpt
const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'listedOn', headerName: 'Listed' },
  { field: 'cost', headerName: 'Cost', type: 'number', disableExport: true },
  { field: 'price', headerName: 'Price', type: 'number' },
];

const choices: Record<string, GridCsvExportOptions> = {
  shown: {},
  all: { allColumns: true },
  named: { fields: ['price', 'cost', 'name'] },
};
// #endregion

export default function ExportedColumns() {
  const apiRef = useGridApiRef();
  const [choice, setChoice] = React.useState('shown');
  const [text, setText] = React.useState('');
  React.useEffect(() => {
    setText(apiRef.current.getDataAsCsv(choices[choice]));
  }, [apiRef, choice]);

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 496 }}
    >
      <ToggleButtonGroup
        aria-label="Columns of the file"
        size="small"
        exclusive
        value={choice}
        onChange={(_event, value) => value && setChoice(value)}
      >
        <ToggleButton value="shown">Shown</ToggleButton>
        <ToggleButton value="all">allColumns</ToggleButton>
        <ToggleButton value="named">fields</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Products; the column Listed is hidden"
          rows={rows}
          columns={columns}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { listedOn: false } },
          }}
        />
      </div>
      <TextBox label="The file" text={text} height={176} />
    </Box>
  );
}
