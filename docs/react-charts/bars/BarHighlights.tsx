import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions } from '@mui/x-charts/context';

const crops = ['Apples', 'Pears', 'Plums', 'Quinces'];

interface ChoiceProps<T extends string> {
  label: string;
  options: T[];
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, options, value, onChange } = props;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function BarHighlights() {
  const [highlight, setHighlight] = React.useState<HighlightOptions>('item');
  const [fade, setFade] = React.useState<FadeOptions>('global');

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ display: 'flex', gap: '12px', height: 50, pt: '6px' }}>
        <Choice
          label="highlight"
          options={['none', 'item', 'series']}
          value={highlight}
          onChange={setHighlight}
        />
        <Choice
          label="fade"
          options={['none', 'series', 'global']}
          value={fade}
          onChange={setFade}
        />
      </Box>
      <div
        role="img"
        aria-label="Harvest in tons, last year and this year. Apples and quinces grew, pears and plums fell."
      >
        {/* #region excerpt */}
        <BarChart
          height={300}
          xAxis={[{ scaleType: 'band', data: crops }]}
          series={[
            { data: [41, 36, 22, 9], label: 'Last year' },
            { data: [48, 29, 17, 12], label: 'This year' },
          ].map((series) => ({
            ...series,
            highlightScope: { highlight, fade },
          }))}
          tooltip={{ trigger: 'item' }}
          axisHighlight={{ x: 'none' }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
