import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

const days = Array.from({ length: 15 }, (_, index) => index + 1);
const kilos = [
  82.4, 82.1, 82.2, 81.8, 81.9, 81.5, 81.2, 81.4, 81.0, 80.9, 80.9, 80.6, 80.7,
  80.3, 80.1,
];

export default function ThemedCharts() {
  const outer = useTheme();
  // #region excerpt
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiChartsXAxis: {
            defaultProps: { tickLabelStyle: { fontSize: 14 } },
          },
          MuiChartsLegend: { defaultProps: { hidden: true } },
          MuiLineElement: { styleOverrides: { root: { strokeWidth: 4 } } },
          MuiChartsAxis: {
            styleOverrides: {
              root: {
                [`&.${axisClasses.directionY} .${axisClasses.line}`]: {
                  display: 'none',
                },
              },
            },
          },
        },
      }),
    [outer],
  );
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <div
        role="img"
        aria-label="Weight on 15 days, falling from 82.4 to 80.1 kilos."
      >
        <LineChart
          height={280}
          margin={{ top: 20, right: 20 }}
          xAxis={[{ data: days, tickMinStep: 1 }]}
          series={[{ data: kilos, label: 'Kilos', showMark: false }]}
        />
      </div>
    </ThemeProvider>
  );
}
