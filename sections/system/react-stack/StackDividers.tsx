import { Box, Stack } from '@mui/system';

const facts = [
  { name: 'Length', value: '12 km' },
  { name: 'Climb', value: '640 m' },
  { name: 'Time', value: '4 h' },
];

export default function StackDividers() {
  // #region excerpt
  return (
    <Stack
      component="dl"
      direction="row"
      spacing={2}
      divider={
        <Box aria-hidden sx={{ width: '1px', bgcolor: 'text.secondary' }} />
      }
      sx={{ m: 0, lineHeight: '24px' }}
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {value}
          </Box>
        </div>
      ))}
    </Stack>
  );
  // #endregion
}
