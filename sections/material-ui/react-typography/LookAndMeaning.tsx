import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const plants = [
  { name: 'Sage', latin: 'Salvia officinalis', height: '60 cm' },
  { name: 'Thyme', latin: 'Thymus vulgaris', height: '30 cm' },
];

export default function LookAndMeaning() {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
      {plants.map(({ name, latin, height }) => (
        <Paper key={name} variant="outlined" component="article" sx={{ p: 2 }}>
          {/* #region excerpt */}
          <Typography variant="h6" component="h3">
            {name}
          </Typography>
          <Typography variant="subtitle2" component="p" gutterBottom>
            {latin}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Height: {height}
          </Typography>
          {/* #endregion */}
        </Paper>
      ))}
    </Box>
  );
}
