import { Box } from '@mui/system';

// #region excerpt
const shown = {
  'xs: below 600': { xs: 'block', sm: 'none' },
  'sm: 600 and more': { xs: 'none', sm: 'block', md: 'none' },
  'md: 900 and more': { xs: 'none', md: 'block', lg: 'none' },
  'lg: 1200 and more': { xs: 'none', lg: 'block', xl: 'none' },
  'xl: 1536 and more': { xs: 'none', xl: 'block' },
};

export default function CurrentBreakpoint() {
  return (
    <Box sx={{ height: 48, lineHeight: '48px' }}>
      {Object.entries(shown).map(([name, display]) => (
        <Box key={name} sx={{ display }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
// #endregion
