import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  BarChart,
  BarElementPath,
  type BarElementOwnerState,
  type BarElementProps,
} from '@mui/x-charts/BarChart';

const floors = ['Ground', 'First', 'Second', 'Third'];
const desks = [12, 34, 29, 8];

// #region excerpt
type BarProps = BarElementProps & { ownerState?: BarElementOwnerState };

// The props of the slot are typed for a path, but the element is a rect.
const Bar: React.ElementType = BarElementPath;

const SelectFloor = React.createContext<(index: number) => void>(() => {});

function FocusableBar(props: BarProps) {
  const select = React.useContext(SelectFloor);
  const index = props.ownerState?.dataIndex ?? 0;
  return (
    <Bar
      {...props}
      role="button"
      tabIndex={0}
      cursor="pointer"
      aria-label={`${floors[index]} floor, ${desks[index]} free desks`}
      onClick={() => select(index)}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // Space would also scroll the page.
        event.preventDefault();
        select(index);
      }}
    />
  );
}
// #endregion

export default function FocusableBars() {
  const [index, setIndex] = React.useState(1);

  return (
    <Box role="group" aria-label="Free desks on each floor" height={310}>
      <SelectFloor.Provider value={setIndex}>
        <BarChart
          height={280}
          margin={{ top: 16 }}
          xAxis={[{ scaleType: 'band', data: floors }]}
          series={[{ data: desks }]}
          slots={{ bar: FocusableBar }}
        />
      </SelectFloor.Provider>
      <Typography variant="body2" role="status" sx={{ height: 30 }}>
        {floors[index]} floor: {desks[index]} free desks
      </Typography>
    </Box>
  );
}
