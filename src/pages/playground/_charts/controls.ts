import { readValues, type Controls } from '@site/src/playground/controls';

export const BAR_CONTROLS = {
  layout: { kind: 'select', default: 'vertical', options: ['vertical', 'horizontal'] },
  height: { kind: 'number', default: 400, min: 160, max: 400, step: 20 },
  grid: {
    kind: 'select',
    default: 'none',
    options: ['none', 'horizontal', 'vertical', 'both'],
    written: {
      horizontal: 'grid={{ horizontal: true }}',
      vertical: 'grid={{ vertical: true }}',
      both: 'grid={{ horizontal: true, vertical: true }}',
    },
  },
  tooltip: {
    kind: 'select',
    default: 'axis',
    options: ['axis', 'item', 'none'],
    written: { item: "tooltip={{ trigger: 'item' }}", none: "tooltip={{ trigger: 'none' }}" },
  },
  axisHighlight: {
    kind: 'select',
    default: 'band',
    options: ['band', 'line', 'none'],
    written: { line: "axisHighlight={{ x: 'line' }}", none: "axisHighlight={{ x: 'none' }}" },
  },
  legend: {
    kind: 'select',
    default: 'shown',
    options: ['shown', 'hidden'],
    written: { hidden: 'slotProps={{ legend: { hidden: true } }}' },
  },
  skipAnimation: { kind: 'boolean', default: false },
} as const satisfies Controls;

/** The axis of names changes sides with the layout. */
export function axisProp(search: string): string {
  const { layout } = readValues(BAR_CONTROLS, search);
  const axis = layout === 'horizontal' ? 'yAxis' : 'xAxis';
  return `${axis}={[{ scaleType: 'band', data: months }]}`;
}
