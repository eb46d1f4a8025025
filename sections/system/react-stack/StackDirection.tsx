import { Box, Stack } from '@mui/system';

const steps = ['Measure', 'Cut', 'Assemble'];

export default function StackDirection() {
  // #region excerpt
  return (
    <Stack
      component="ol"
      direction={{ xs: 'column', md: 'row' }}
      spacing={1}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((step) => (
        <Box
          key={step}
          component="li"
          sx={{
            width: 1,
            px: 2,
            bgcolor: 'action.hover',
            borderRadius: 1,
            lineHeight: '48px',
          }}
        >
          {step}
        </Box>
      ))}
    </Stack>
  );
  // #endregion
}
