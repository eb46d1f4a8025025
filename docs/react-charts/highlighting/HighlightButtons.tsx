import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { LAKE, MONTHS, RIVER, SPRING } from '../_data/waters';

const waters = [
  { id: 'lake', label: 'Lake', data: LAKE },
  { id: 'river', label: 'River', data: RIVER },
  { id: 'spring', label: 'Spring', data: SPRING },
];

export default function HighlightButtons() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'river',
  });

  return (
    <Box sx={{ height: 350 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted water"
        value={item?.seriesId ?? null}
        onChange={(_event, seriesId: string | null) =>
          setItem(seriesId === null ? null : { seriesId })
        }
        sx={{ height: 40, mb: '10px' }}
      >
        {waters.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label="Water temperatures by month. The lake reaches 22 degrees in summer, the river 17. The spring stays at 8 to 10."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ right: 20 }}
          xAxis={[{ scaleType: 'point', data: MONTHS }]}
          series={waters.map((water) => ({
            ...water,
            highlightScope: { highlight: 'series', fade: 'global' },
          }))}
          highlightedItem={item}
          onHighlightChange={setItem}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
