import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const steps = ['Take the basket', 'Weigh the apples', 'Print the label'];

export default function ResponsiveGroup() {
  const [step, setStep] = React.useState<string>();
  // #region excerpt
  const wide = useMediaQuery(useTheme().breakpoints.up('md'));

  return (
    <Box>
      <ButtonGroup
        aria-label="Steps"
        size="large"
        fullWidth
        orientation={wide ? 'horizontal' : 'vertical'}
      >
        {steps.map((name) => (
          <Button key={name} onClick={() => setStep(name)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {step ? `Now: ${step}` : 'No step has started'}
      </Typography>
    </Box>
  );
}
