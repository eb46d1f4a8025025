import Checkbox from '@mui/material/Checkbox';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  StyledEngineProvider,
  styled,
  ThemeProvider,
  type Theme,
} from '@mui/material/styles';

const order = (
  <GlobalStyles styles="@layer mui.global, mui.components, mui.theme, mui.custom, mui.sx;" />
);

// #region excerpt
const withLayers = (outer: Theme) =>
  createTheme(outer, { modularCssLayers: true });

const PinkCheckbox = styled(Checkbox)({ color: '#db2777' });

function Row({ label }: { label: string }) {
  return (
    <Stack component="label" direction="row" sx={{ alignItems: 'center' }}>
      <PinkCheckbox defaultChecked />
      {label}
    </Stack>
  );
}

export default function CheckedColor() {
  return (
    <div>
      <Row label="Without layers" />
      <StyledEngineProvider enableCssLayer>
        <ThemeProvider theme={withLayers}>
          {/* The theme of your page declares the order by itself. */}
          {order}
          <Row label="With layers" />
        </ThemeProvider>
      </StyledEngineProvider>
    </div>
  );
}
// #endregion
