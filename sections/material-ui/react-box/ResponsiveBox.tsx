import Box from '@mui/material/Box';

const areas = ['Map', 'Weather', 'Tides'];

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '2fr 1fr 1fr' },
        gap: { xs: 1, md: 3 },
        height: { xs: 160, md: 80 },
      }}
    >
      {areas.map((area) => (
        <Box
          key={area}
          sx={{
            border: 1,
            borderColor: 'divider',
            p: 1,
            fontSize: 'body2.fontSize',
          }}
        >
          {area}
        </Box>
      ))}
    </Box>
  );
}
