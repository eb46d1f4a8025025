import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const towns = [
  { label: 'Évora', region: 'Alentejo' },
  { label: 'Faro', region: 'Algarve' },
  { label: 'Guimarães', region: 'Norte' },
  { label: 'Porto', region: 'Norte' },
  { label: 'Tavira', region: 'Algarve' },
];

export default function TownAutocomplete() {
  const [town, setTown] = React.useState<(typeof towns)[number] | null>(null);

  return (
    <Box sx={{ maxWidth: 320 }}>
      {/* #region excerpt */}
      <Autocomplete
        options={towns}
        value={town}
        onChange={(_event, next) => setTown(next)}
        renderInput={(params) => <TextField {...params} label="Town" />}
      />
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {town ? `${town.label} is in ${town.region}` : 'Choose a town'}
      </Typography>
    </Box>
  );
}
