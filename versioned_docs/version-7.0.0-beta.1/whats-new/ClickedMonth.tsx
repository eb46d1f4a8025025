import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { Gauge } from '@mui/x-charts/Gauge';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
/** Kilowatt hours from the roof of a school. */
const energy = [210, 340, 620, 790, 960, 1010];
const goal = 800;

interface MonthButtonsProps {
  chosen: number;
  choose(month: number): void;
}

function MonthButtons({ chosen, choose }: MonthButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Month"
      value={chosen}
      onChange={(_event, month: number | null) => choose(month ?? chosen)}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {months.map((month, index) => (
        <ToggleButton key={month} value={index}>
          {month}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export default function ClickedMonth() {
  const [chosen, setChosen] = React.useState(2);
  const value = energy[chosen] ?? 0;
  const share = Math.round((value / goal) * 100);

  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 260px' }, gap: 2 }}
    >
      <div
        role="img"
        aria-label="Kilowatt hours from a roof, January to June. They rise from 210 to 1,010 and pass the goal of 800 in May."
      >
        {/* #region excerpt */}
        <BarChart
          height={300}
          xAxis={[{ scaleType: 'band', data: months }]}
          series={[{ data: energy, label: 'kWh' }]}
          grid={{ horizontal: true }}
          onAxisClick={(_event, data) => setChosen(data?.dataIndex ?? 0)}
        >
          <ChartsReferenceLine y={goal} label="Goal" labelAlign="start" />
        </BarChart>
        {/* #endregion */}
      </div>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'center',
          gap: 1,
        }}
      >
        <Gauge
          width={180}
          height={140}
          value={Math.min(share, 100)}
          startAngle={-110}
          endAngle={110}
          text={`${share} %`}
          aria-label={`${months[chosen]}: share of the goal in percent`}
        />
        <MonthButtons chosen={chosen} choose={setChosen} />
        <Typography variant="body2" role="status">
          {months[chosen]}: {value} of {goal} kWh
        </Typography>
      </Box>
    </Box>
  );
}
