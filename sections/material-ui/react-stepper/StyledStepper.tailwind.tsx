import * as React from 'react';
import clsx from 'clsx';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { StepIconProps } from '@mui/material/StepIcon';

const stops = ['Harbor', 'Market', 'Museum'];

// #region excerpt
const LINE =
  '[&_.MuiStepConnector-line]:border-t-4! [&.Mui-active_.MuiStepConnector-line]:border-green-600! [&.Mui-completed_.MuiStepConnector-line]:border-green-600!';
const DOT =
  'box-border size-6 rounded-full border-4 border-solid border-green-600';

function StopIcon({ active, completed }: StepIconProps) {
  return (
    <span
      className={clsx(
        DOT,
        completed ? 'bg-green-600' : 'bg-white dark:bg-slate-900',
        active && 'scale-125',
      )}
    />
  );
}
// #endregion

export default function StyledStepper() {
  const [active, setActive] = React.useState(1);

  return (
    <>
      <Stepper
        alternativeLabel
        activeStep={active}
        connector={<StepConnector className={LINE} />}
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
