import Box from '@mui/material/Box';

export default function OpeningHours() {
  return <Box sx={{ height: 40, fontWeight: 600 }}>Open from 10 to 18</Box>;
}
