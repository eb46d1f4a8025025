import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import ChoiceField from '../_parts/ChoiceField';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

export default function AxisClicks() {
  const [day, setDay] = React.useState('Tue');

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ height: 60, pt: '8px' }}>
        <ChoiceField
          label="Day"
          options={WEEKDAYS}
          value={day}
          onChange={setDay}
        />
      </Box>
      <div
        role="img"
        aria-label={`Bike rentals of a week. ${day} is chosen. Use the field above to choose another day.`}
      >
        {/* #region excerpt */}
        <BarChart
          height={300}
          margin={{ right: 10 }}
          xAxis={[
            {
              scaleType: 'band',
              data: WEEKDAYS,
              colorMap: {
                type: 'ordinal',
                values: [day],
                colors: ['#ef6c00'],
              },
            },
          ]}
          series={[
            { data: MEMBER_RENTALS, label: 'Members', stack: 'all' },
            { data: GUEST_RENTALS, label: 'Guests', stack: 'all' },
          ]}
          slotProps={{ legend: { hidden: true } }}
          onAxisClick={(_event, data) => {
            if (data?.axisValue) setDay(String(data.axisValue));
          }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
