import {
  LineChart,
  MarkElement,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const weeks = ['1', '2', '3', '4', '5', '6', '7', '8'];

const shapes: Record<string, MarkElementProps['shape']> = {
  north: 'square',
  south: 'triangle',
  coast: 'diamond',
};

// #region excerpt
function ShapedMark(props: MarkElementProps) {
  return <MarkElement {...props} shape={shapes[props.id] ?? 'circle'} />;
}
// #endregion

export default function MarkShapes() {
  return (
    <div
      role="img"
      aria-label="Orders of three regions in eight weeks. The coast overtakes the north in week 5."
    >
      <LineChart
        height={300}
        margin={{ right: 20 }}
        xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
        series={[
          {
            id: 'north',
            label: 'North ■',
            data: [52, 55, 51, 58, 57, 60, 59, 61],
          },
          {
            id: 'south',
            label: 'South ▲',
            data: [31, 30, 34, 33, 37, 36, 40, 39],
          },
          {
            id: 'coast',
            label: 'Coast ◆',
            data: [40, 44, 43, 52, 61, 66, 72, 75],
          },
        ]}
        slots={{ mark: ShapedMark }}
      />
    </div>
  );
}
