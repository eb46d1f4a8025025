import type { ProjectFile } from '../../source-scan/facts';

/**
 * A project of version 6 that version 7 changes in ten ways: the license package, a locale, the
 * type and the arguments of a column function, two classes, and four props of the grid. The rest
 * works in both versions.
 */
export const SAMPLE_V6: ProjectFile[] = [
  {
    path: 'package.json',
    content: `{
  "dependencies": {
    "@mui/x-data-grid-pro": "6.20.0",
    "@mui/x-license-pro": "6.10.2",
    "react": "18.2.0"
  }
}
`,
  },
  {
    path: 'src/Orders.tsx',
    content: `import { DataGridPro, deDE, gridClasses, GridToolbar } from '@mui/x-data-grid-pro';
import type { GridColDef, GridValueGetterParams } from '@mui/x-data-grid-pro';
import { LicenseInfo } from '@mui/x-license-pro';
import { styled } from '@mui/material/styles';

LicenseInfo.setLicenseKey('key');
const columns: GridColDef[] = [
  { field: 'id', width: 90, renderCell: (params) => params.value },
  {
    field: 'net',
    valueGetter: (params: GridValueGetterParams) => params.row.gross - params.row.tax,
  },
];
const Grid = styled(DataGridPro)({
  [\`& .\${gridClasses.cellContent}\`]: { fontWeight: 700 },
  '& .MuiDataGrid-columnHeadersInner': { color: 'red' },
  '& .MuiDataGrid-columnHeaders': { color: 'red' },
});
export function Orders({ rows }: { rows: { id: number }[] }) {
  return (
    <Grid
      rows={rows}
      columns={columns}
      localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
      rowBuffer={10}
      unstable_headerFilters
      components={{ Footer: GridToolbar }}
      experimentalFeatures={{ ariaV7: true }}
      data-testid="orders"
    />
  );
}
`,
  },
];
