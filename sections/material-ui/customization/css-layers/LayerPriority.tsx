import * as React from 'react';
import Button, { buttonClasses } from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  createTheme,
  StyledEngineProvider,
  styled,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';

const order = (
  <GlobalStyles styles="@layer mui.global, mui.components, mui.theme, mui.custom, mui.sx;" />
);

// #region excerpt
const themed = {
  // Two classes: without layers, this rule beats all that follow.
  [`&.${buttonClasses.contained}`]: { backgroundColor: '#166534' },
};
const StyledButton = styled(Button)({ backgroundColor: '#6b21a8' });
const css = '.LayerPriority-own { background-color: #be185d; }';

export default function LayerPriority() {
  const [layers, setLayers] = React.useState(true);
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        modularCssLayers: layers,
        components: {
          MuiButton: {
            defaultProps: { variant: 'contained', color: 'inherit' },
            styleOverrides: { root: { color: '#fff', ...themed } },
          },
        },
      }),
    [outer, layers],
  );

  return (
    <Stack spacing={2}>
      <style>{css}</style>
      <FormControlLabel
        control={<Switch />}
        label="Layers"
        checked={layers}
        onChange={(_event, checked) => setLayers(checked)}
      />
      <StyledEngineProvider enableCssLayer={layers}>
        <ThemeProvider theme={theme}>
          {layers && order}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button>Theme</Button>
            <StyledButton>styled</StyledButton>
            <StyledButton sx={{ bgcolor: '#9a3412' }}>sx</StyledButton>
            <Button className="LayerPriority-own">Your CSS</Button>
          </Stack>
        </ThemeProvider>
      </StyledEngineProvider>
    </Stack>
  );
}
// #endregion
