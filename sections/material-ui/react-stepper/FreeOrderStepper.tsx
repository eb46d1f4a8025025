import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const steps = ['Title', 'Cover', 'Text'];

export default function FreeOrderStepper() {
  const [active, setActive] = React.useState(0);
  const [completed, setCompleted] = React.useState<readonly string[]>([]);
  const current = steps[active] ?? '';
  const isDone = completed.includes(current);

  function toggle() {
    setCompleted(
      isDone
        ? completed.filter((name) => name !== current)
        : [...completed, current],
    );
  }

  return (
    <Box sx={{ minHeight: 88 }}>
      {/* #region excerpt */}
      <Stepper nonLinear activeStep={active}>
        {steps.map((label, index) => (
          <Step key={label} completed={completed.includes(label)}>
            <StepButton onClick={() => setActive(index)}>{label}</StepButton>
          </Step>
        ))}
      </Stepper>
      {/* #endregion */}
      <Button sx={{ mt: 2 }} onClick={toggle}>
        {isDone ? `Reopen ${current}` : `Complete ${current}`}
      </Button>
    </Box>
  );
}
