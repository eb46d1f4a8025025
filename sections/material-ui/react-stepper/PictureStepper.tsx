import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import { useTheme } from '@mui/material/styles';
import BackIcon from '@mui/icons-material/KeyboardArrowLeft';
import NextIcon from '@mui/icons-material/KeyboardArrowRight';

const seasons = [
  { name: 'Spring', color: '#7a3' },
  { name: 'Summer', color: '#d92' },
  { name: 'Fall', color: '#a42' },
  { name: 'Winter', color: '#468' },
];

export default function PictureStepper() {
  const [active, setActive] = React.useState(0);
  const rtl = useTheme().direction === 'rtl';
  const shown = seasons[active];

  return (
    <Box sx={{ maxWidth: 280 }}>
      <Box sx={{ height: 96, bgcolor: shown?.color }} />
      {/* #region excerpt */}
      <MobileStepper
        variant="dots"
        position="static"
        steps={seasons.length}
        activeStep={active}
        backButton={
          <IconButton
            aria-label="Previous season"
            disabled={active === 0}
            onClick={() => setActive(active - 1)}
          >
            {rtl ? <NextIcon /> : <BackIcon />}
          </IconButton>
        }
        nextButton={
          <IconButton
            aria-label="Next season"
            disabled={active === seasons.length - 1}
            onClick={() => setActive(active + 1)}
          >
            {rtl ? <BackIcon /> : <NextIcon />}
          </IconButton>
        }
      />
      {/* #endregion */}
      <Box role="status" sx={{ height: 24, textAlign: 'center' }}>
        {shown?.name}, {active + 1} of {seasons.length}
      </Box>
    </Box>
  );
}
