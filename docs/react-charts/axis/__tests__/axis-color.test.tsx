/** @jest-environment jsdom */
import { createTheme } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const colored = { stroke: 'teal', fill: 'purple' };

/** The colors of the lines and labels of all axes, each once. */
function drawnColors(root: HTMLElement): string[] {
  const parts = root.querySelectorAll(
    `.${axisClasses.line}, .${axisClasses.tick}, .${axisClasses.tickLabel}`,
  );
  const colors = [...parts].flatMap((part) => {
    const { stroke, fill } = getComputedStyle(part);
    return [stroke, fill].filter((color) => color !== '');
  });
  return [...new Set(colors)];
}

test('axes have the color of the text, whatever color they or their side get', () => {
  const { container } = render(
    <LineChart
      width={300}
      height={200}
      xAxis={[{ data: [1, 2, 3], ...colored }]}
      yAxis={[colored]}
      leftAxis={colored}
      series={[{ data: [4, 5, 6] }]}
    />,
  );
  expect(drawnColors(container)).toEqual([createTheme().palette.text.primary]);
});
