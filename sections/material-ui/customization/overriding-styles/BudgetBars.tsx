import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

// #region excerpt
const Bar = styled('div')(({ theme }) => ({
  height: 16,
  borderRadius: 8,
  background: `linear-gradient(${theme.palette.success.main} 0 0) no-repeat, ${theme.palette.action.selected}`,
  backgroundSize: 'var(--share) 100%, auto',
  // The plugin for right-to-left text mirrors it.
  backgroundPosition: 'left',
}));

const shareOf = (share: number) =>
  ({ '--share': `${share}%` }) as React.CSSProperties;
// #endregion

export default function BudgetBars() {
  const labelId = React.useId();
  const [seeds, setSeeds] = React.useState(35);

  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 320 }}>
      <Typography id={labelId}>{seeds} % for seeds</Typography>
      <Bar style={shareOf(seeds)} />
      <Typography>{100 - seeds} % for tools</Typography>
      <Bar style={shareOf(100 - seeds)} />
      <Box sx={{ px: 1.25 }}>
        <Slider
          aria-labelledby={labelId}
          value={seeds}
          onChange={(_event, value) => setSeeds(Number(value))}
        />
      </Box>
    </Box>
  );
}
