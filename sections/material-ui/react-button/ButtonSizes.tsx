import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import EventSeatIcon from '@mui/icons-material/EventSeat';

export default function ButtonSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {/* #region excerpt */}
      <Button variant="outlined" size="small" startIcon={<AddIcon />}>
        Add stop
      </Button>
      <Button variant="outlined" startIcon={<AddIcon />}>
        Add stop
      </Button>
      <Button variant="contained" size="large" endIcon={<EventSeatIcon />}>
        Choose seats
      </Button>
      {/* #endregion */}
    </Stack>
  );
}
