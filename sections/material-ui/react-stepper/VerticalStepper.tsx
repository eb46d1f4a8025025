import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = [
  { label: 'Unpack', text: 'Lay out poles, pegs and fabric.' },
  { label: 'Join the poles', text: 'Push them in until they click.' },
  { label: 'Peg down', text: 'Start with the corners.' },
];

export default function VerticalStepper() {
  const [active, setActive] = React.useState(0);

  return (
    <Box sx={{ minHeight: 232 }}>
      {/* #region excerpt */}
      <Stepper activeStep={active} orientation="vertical">
        {steps.map(({ label, text }, index) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Box sx={{ mb: 1 }}>{text}</Box>
              <Button variant="contained" onClick={() => setActive(index + 1)}>
                {index < steps.length - 1 ? 'Continue' : 'Finish'}
              </Button>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {/* #endregion */}
      {active === steps.length && (
        <Button sx={{ mt: 2 }} onClick={() => setActive(0)}>
          Pack up and start again
        </Button>
      )}
    </Box>
  );
}
