import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  PieArc,
  PieChart,
  pieArcClasses,
  type PieArcProps,
} from '@mui/x-charts/PieChart';

const members = [
  { id: 'adults', value: 312, label: 'Adults' },
  { id: 'youth', value: 148, label: 'Under 18' },
  { id: 'seniors', value: 97, label: 'Over 65' },
];

// #region excerpt
function FocusableSlice(props: PieArcProps) {
  const member = members[props.dataIndex];
  return (
    <PieArc
      {...props}
      role="button"
      tabIndex={0}
      aria-label={`${member?.label}: ${member?.value} members`}
      onKeyDown={(event) => {
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

export default function FocusableSlices() {
  const [index, setIndex] = React.useState(0);

  return (
    <Box role="group" aria-label="Members by age" sx={{ height: 280 }}>
      <PieChart
        height={250}
        margin={{ right: 110 }}
        series={[{ data: members, outerRadius: '95%' }]}
        slots={{ pieArc: FocusableSlice }}
        onItemClick={(_event, { dataIndex }) => setIndex(dataIndex)}
        sx={{
          [`& .${pieArcClasses.root}:focus-visible`]: {
            outline: 'none',
            stroke: 'currentColor',
            strokeWidth: 3,
          },
        }}
      />
      <Typography variant="body2" role="status" sx={{ height: 30 }}>
        Chosen: {members[index]?.label}
      </Typography>
    </Box>
  );
}
