import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const looks = {
  itemMarkWidth: 12,
  itemMarkHeight: 12,
  markGap: 6,
  itemGap: 24,
  padding: 8,
  fontSize: 14,
};
type Look = keyof typeof looks;

export default function LegendLooks() {
  const [values, setValues] = React.useState(looks);
  const { fontSize, ...sizes } = values;

  return (
    <Box sx={{ height: { xs: 400, md: 370 } }}>
      <div
        role="img"
        aria-label="Votes in three districts: yes is ahead in the first two, no in the third."
      >
        {/* #region excerpt */}
        <BarChart
          height={240}
          margin={{ right: 10 }}
          xAxis={[{ scaleType: 'band', data: ['East', 'Centre', 'West'] }]}
          series={[
            { data: [812, 640, 455], label: 'Yes' },
            { data: [530, 601, 702], label: 'No' },
            { data: [44, 61, 38], label: 'No answer' },
          ]}
          slotProps={{ legend: { ...sizes, labelStyle: { fontSize } } }}
        />
        {/* #endregion */}
      </div>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 1fr' },
          columnGap: 4,
          px: 1,
        }}
      >
        {Object.keys(looks).map((name) => {
          const look = name as Look;
          return (
            <div key={look}>
              <Typography
                id={`legend-${look}`}
                variant="caption"
                component="div"
              >
                {look} {values[look]}
              </Typography>
              <Slider
                size="small"
                aria-labelledby={`legend-${look}`}
                min={0}
                max={40}
                value={values[look]}
                onChange={(_event, value) =>
                  setValues((all) => ({ ...all, [look]: Number(value) }))
                }
              />
            </div>
          );
        })}
      </Box>
    </Box>
  );
}
