import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

export default function ConsentCheckbox() {
  const [checked, setChecked] = React.useState(true);

  return (
    <Box>
      {/* #region excerpt */}
      <FormControlLabel
        control={
          <Checkbox
            checked={checked}
            onChange={(event) => setChecked(event.target.checked)}
          />
        }
        label="Write to me when the water rises"
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {checked ? 'You get warnings' : 'You do not get warnings'}
      </Typography>
    </Box>
  );
}
