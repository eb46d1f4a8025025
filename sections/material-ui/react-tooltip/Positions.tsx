import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';

const places = ['top', 'bottom', 'bottom-start', 'left', 'right'] as const;

export default function Positions() {
  const [place, setPlace] = React.useState<(typeof places)[number]>('top');
  const [arrow, setArrow] = React.useState(true);

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="placement"
          value={place}
          onChange={({ target }) =>
            setPlace(places.find((each) => each === target.value) ?? place)
          }
          sx={{ width: 150 }}
        >
          {places.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={arrow}
              onChange={(event) => setArrow(event.target.checked)}
            />
          }
          label="arrow"
        />
      </Stack>
      <Box sx={{ display: 'grid', placeItems: 'center', height: 120 }}>
        {/* #region excerpt */}
        <Tooltip
          describeChild
          title="42 guests"
          placement={place}
          arrow={arrow}
        >
          <Button variant="outlined">May 3</Button>
        </Tooltip>
        {/* #endregion */}
      </Box>
    </Stack>
  );
}
