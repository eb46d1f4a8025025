import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function BikeRental() {
  const labelId = React.useId();
  const [days, setDays] = React.useState(3);
  const [insured, setInsured] = React.useState(true);
  const [reserved, setReserved] = React.useState(false);
  const price = days * (insured ? 18 : 14);

  return (
    <Card variant="outlined" sx={{ maxWidth: 400 }}>
      {/* #region excerpt */}
      <CardContent>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography variant="h6" component="p">
            City bike
          </Typography>
          <Chip label="4 left" size="small" />
        </Stack>
        <Typography id={labelId} sx={{ mt: 1 }}>
          Days: {days}
        </Typography>
        <Box sx={{ px: 1.25 }}>
          <Slider
            aria-labelledby={labelId}
            min={1}
            max={14}
            value={days}
            onChange={(_event, value) => setDays(Number(value))}
          />
        </Box>
        <FormControlLabel
          control={<Switch />}
          label="With insurance"
          checked={insured}
          onChange={(_event, checked) => setInsured(checked)}
        />
      </CardContent>
      <CardActions>
        <Button variant="contained" onClick={() => setReserved(true)}>
          Reserve for {price} €
        </Button>
      </CardActions>
      {/* #endregion */}
      <Box role="status" sx={{ height: 64, px: 1 }}>
        {reserved && (
          <Alert onClose={() => setReserved(false)}>Your bike is ready.</Alert>
        )}
      </Box>
    </Card>
  );
}
