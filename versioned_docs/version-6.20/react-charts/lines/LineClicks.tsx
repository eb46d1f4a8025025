import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  LineChart,
  MarkElement,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6];

// #region excerpt
const SelectMark = React.createContext<(text: string) => void>(() => {});

function ClickableMark(props: MarkElementProps) {
  const select = React.useContext(SelectMark);
  const { id, dataIndex } = props;
  return (
    <MarkElement
      {...props}
      cursor="pointer"
      onClick={() => select(`Series ${id}, week ${weeks[dataIndex]}`)}
    />
  );
}
// #endregion

export default function LineClicks() {
  const [last, setLast] = React.useState('Nothing yet');

  return (
    <Box sx={{ height: 330 }}>
      <div
        role="img"
        aria-label="Hours at two desks in six weeks, between 12 and 38. The front desk has more each week."
      >
        <SelectMark.Provider value={setLast}>
          <LineChart
            height={300}
            margin={{ right: 16 }}
            disableLineItemHighlight
            xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
            series={[
              { id: 'front', data: [30, 34, 31, 38, 36, 33], label: 'Front' },
              { id: 'back', data: [14, 12, 19, 22, 18, 16], label: 'Back' },
            ]}
            slots={{ mark: ClickableMark }}
          />
        </SelectMark.Provider>
      </div>
      <Typography variant="body2" role="status" sx={{ height: 30 }}>
        {last}
      </Typography>
    </Box>
  );
}
