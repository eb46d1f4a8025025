import * as React from 'react';
import clsx from 'clsx';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { StepIconProps } from '@mui/material/StepIcon';

const stops = ['Harbor', 'Market', 'Museum'];

// #region excerpt
const styles = `
.StyledStepper-root .MuiStepConnector-line {
  border-block-start-width: 4px;
}

.StyledStepper-root .Mui-active .MuiStepConnector-line,
.StyledStepper-root .Mui-completed .MuiStepConnector-line {
  border-color: #16a34a;
}

.StyledStepper-dot {
  box-sizing: border-box;
  width: 24px;
  height: 24px;
  border: 4px solid #16a34a;
  border-radius: 50%;
}

.StyledStepper-completed {
  background: #16a34a;
}

.StyledStepper-active {
  scale: 1.25;
}
`;

function StopIcon({ active, completed }: StepIconProps) {
  return (
    <span
      className={clsx(
        'StyledStepper-dot',
        active && 'StyledStepper-active',
        completed && 'StyledStepper-completed',
      )}
    />
  );
}
// #endregion

export default function StyledStepper() {
  const [active, setActive] = React.useState(1);

  return (
    <>
      <style>{styles}</style>
      <Stepper
        alternativeLabel
        activeStep={active}
        className="StyledStepper-root"
      >
        {stops.map((stop) => (
          <Step key={stop}>
            <StepLabel StepIconComponent={StopIcon}>{stop}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button onClick={() => setActive((active + 1) % stops.length)}>
        Next stop
      </Button>
    </>
  );
}
