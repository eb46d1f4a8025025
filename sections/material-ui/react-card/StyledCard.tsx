import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';

export default function StyledCard() {
  // #region excerpt
  return (
    <Card
      variant="outlined"
      sx={{
        display: 'flex',
        maxWidth: 320,
        height: 96,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 96,
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
        }}
      >
        <LocalCafeIcon fontSize="large" />
      </Box>
      <CardContent>
        <Typography sx={{ fontWeight: 600 }}>Café Aurora</Typography>
        <Typography variant="body2" color="text.secondary">
          Open until 18:00
        </Typography>
      </CardContent>
    </Card>
  );
  // #endregion
}
