import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarChart,
  BarElementPath,
  type BarElementSlots,
} from '@mui/x-charts/BarChart';

const floors = ['Ground', 'First', 'Second', 'Third'];
const desks = [12, 34, 29, 8];

type BarProps = React.ComponentProps<NonNullable<BarElementSlots['bar']>>;

// The props of the slot are typed for a path, but the element is a rect.
const Bar: React.ElementType = BarElementPath;

// #region excerpt
function FocusableBar(props: BarProps) {
  const { dataIndex } = props.ownerState;
  return (
    <Bar
      {...props}
      role="button"
      tabIndex={0}
      aria-label={`${floors[dataIndex]} floor, ${desks[dataIndex]} free desks`}
      onKeyDown={(event: React.KeyboardEvent<SVGRectElement>) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // Space would also scroll the page.
        event.preventDefault();
        const click = new MouseEvent('click', { bubbles: true });
        event.currentTarget.dispatchEvent(click);
      }}
    />
  );
}
// #endregion

export default function FocusableBars() {
  const [index, setIndex] = React.useState(1);

  return (
    <Box role="group" aria-label="Free desks on each floor" height={310}>
      <BarChart
        height={280}
        margin={{ top: 16 }}
        xAxis={[{ scaleType: 'band', data: floors }]}
        series={[{ data: desks }]}
        slots={{ bar: FocusableBar }}
        onItemClick={(_event, { dataIndex }) => setIndex(dataIndex)}
      />
      <Typography variant="body2" role="status" sx={{ height: 30 }}>
        {floors[index]} floor: {desks[index]} free desks
      </Typography>
    </Box>
  );
}
