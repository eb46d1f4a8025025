import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createReviews, type Review } from '../_data/reviews';

const rows = createReviews(40);

const columns: GridColDef<Review>[] = [
  { field: 'author', headerName: 'Author', width: 90 },
  { field: 'text', headerName: 'Review', flex: 1 },
];

export default function HeightBySwitch() {
  const [full, setFull] = React.useState(false);

  // #region excerpt
  const getRowHeight = React.useCallback(() => (full ? 'auto' : null), [full]);
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <FormControlLabel
        label="Show full text"
        control={<Switch checked={full} />}
        onChange={(_event, checked) => setFull(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Reviews, short or in full"
          rows={rows}
          columns={columns}
          getRowHeight={getRowHeight}
          hideFooter
          sx={{
            [`& .${gridClasses['row--dynamicHeight']} .${gridClasses.cell}`]: {
              py: 1.5,
            },
          }}
        />
      </div>
    </Box>
  );
}
