import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const toPixels = (size: unknown) => Math.round(parseFloat(String(size)) * 16);

export default function TextSize() {
  const outer = useTheme();
  const labelId = React.useId();
  const [fontSize, setFontSize] = React.useState(14);
  // #region excerpt
  const theme = React.useMemo(() => {
    const { fontFamily } = outer.typography;
    return createTheme({ ...outer, typography: { fontFamily, fontSize } });
  }, [outer, fontSize]);
  // #endregion
  const { body1, body2, h6 } = theme.typography;

  return (
    <Stack spacing={1} sx={{ height: 248, maxWidth: 320 }}>
      <Typography id={labelId}>Font size: {fontSize}</Typography>
      <Box sx={{ px: 1.25 }}>
        <Slider
          aria-labelledby={labelId}
          min={12}
          max={18}
          value={fontSize}
          onChange={(_event, value) => setFontSize(Number(value))}
        />
      </Box>
      <ThemeProvider theme={theme}>
        <Typography variant="h6" component="p">
          h6 is {toPixels(h6.fontSize)} px
        </Typography>
        <Typography>body1 is {toPixels(body1.fontSize)} px</Typography>
        <Typography variant="body2">
          body2 is {toPixels(body2.fontSize)} px
        </Typography>
        <Button variant="contained" sx={{ alignSelf: 'flex-start' }}>
          Button
        </Button>
      </ThemeProvider>
    </Stack>
  );
}
