import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const counts = [0, 1, 2].map((count) => (
  <MenuItem key={count} value={count}>
    {count}
  </MenuItem>
));

export default function PaginationRanges() {
  const [siblings, setSiblings] = React.useState(1);
  const [boundaries, setBoundaries] = React.useState(1);
  const [ends, setEnds] = React.useState(false);

  return (
    <Box sx={{ minHeight: { xs: 208, md: 120 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          select
          label="siblingCount"
          value={siblings}
          onChange={(event) => setSiblings(Number(event.target.value))}
          sx={{ width: 128 }}
        >
          {counts}
        </TextField>
        <TextField
          select
          label="boundaryCount"
          value={boundaries}
          onChange={(event) => setBoundaries(Number(event.target.value))}
          sx={{ width: 128 }}
        >
          {counts}
        </TextField>
        <FormControlLabel
          control={<Switch checked={ends} onChange={() => setEnds(!ends)} />}
          label="First and last"
        />
      </Box>
      {/* #region excerpt */}
      <Pagination
        aria-label="Pages of results"
        count={20}
        defaultPage={10}
        siblingCount={siblings}
        boundaryCount={boundaries}
        showFirstButton={ends}
        showLastButton={ends}
      />
      {/* #endregion */}
    </Box>
  );
}
