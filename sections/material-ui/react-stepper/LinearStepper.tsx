import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Cart', 'Address', 'Pay'];

export default function LinearStepper() {
  // #region excerpt
  const [active, setActive] = React.useState(0);
  const done = active === steps.length;

  return (
    <Box sx={{ minHeight: 120 }}>
      <Stepper activeStep={active}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 1.5 }}>
        {done ? 'Thank you for your order' : `Now: ${steps[active]}`}
      </Typography>
      <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
        Back
      </Button>
      <Button disabled={done} onClick={() => setActive(active + 1)}>
        {active === steps.length - 1 ? 'Order' : 'Next'}
      </Button>
    </Box>
  );
  // #endregion
}
