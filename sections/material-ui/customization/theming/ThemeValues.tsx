import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { brown, purple, teal } from '@mui/material/colors';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const colors = { teal, purple, brown };
const names = ['teal', 'purple', 'brown'] as const;

export default function ThemeValues() {
  const outer = useTheme();
  const labelId = React.useId();
  const [name, setName] = React.useState<keyof typeof colors>('teal');
  const [radius, setRadius] = React.useState(20);
  // #region excerpt
  const theme = React.useMemo(() => {
    const { mode } = outer.palette;
    const main = colors[name][mode === 'dark' ? 200 : 700];
    return createTheme({
      ...outer,
      palette: { ...outer.palette, primary: { main } },
      shape: { borderRadius: radius },
    });
  }, [outer, name, radius]);
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <RadioGroup
          row
          aria-label="Primary color"
          value={name}
          onChange={(_event, value) =>
            setName(names.find((found) => found === value) ?? 'teal')
          }
        >
          {names.map((value) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={value}
            />
          ))}
        </RadioGroup>
        <Box sx={{ px: 1.25 }}>
          <Typography id={labelId}>Border radius: {radius}</Typography>
          <Slider
            aria-labelledby={labelId}
            value={radius}
            max={28}
            onChange={(_event, value) => setRadius(Number(value))}
          />
        </Box>
        <TextField label="Name of the project" defaultValue="Harbor map" />
      </Stack>
    </ThemeProvider>
  );
}
