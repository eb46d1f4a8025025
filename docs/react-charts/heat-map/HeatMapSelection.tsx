import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { describeVisit, OPEN_DAYS, OPEN_HOURS, VISITS } from '../_data/library';

export default function HeatMapSelection() {
  const [index, setIndex] = React.useState(7);

  return (
    <Box sx={{ height: 380 }}>
      <div
        role="img"
        aria-label="Visitors of a library by weekday and hour. Read the cells with the slider below."
      >
        {/* #region excerpt */}
        <Heatmap
          height={300}
          margin={{ top: 10, right: 10 }}
          xAxis={[{ data: OPEN_HOURS, label: 'Hour' }]}
          yAxis={[{ data: OPEN_DAYS }]}
          series={[
            {
              id: 'visits',
              data: VISITS,
              label: 'Visitors',
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
          highlightedItem={{ seriesId: 'visits', dataIndex: index }}
          onHighlightChange={(item) => setIndex(item?.dataIndex ?? index)}
          sx={{
            [`& .${heatmapClasses.faded}`]: { opacity: 0.4 },
            [`& .${heatmapClasses.highlighted}`]: { stroke: 'currentColor' },
          }}
        />
        {/* #endregion */}
      </div>
      <Box sx={{ height: 40, px: '20px' }}>
        <Slider
          aria-label="Cell"
          size="small"
          min={0}
          max={VISITS.length - 1}
          value={index}
          onChange={(_event, value) => setIndex(Number(value))}
          getAriaValueText={describeVisit}
        />
      </Box>
      <Typography align="center" variant="body2" sx={{ height: 40 }}>
        {describeVisit(index)}
      </Typography>
    </Box>
  );
}
