import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepConnector, {
  stepConnectorClasses,
} from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { StepIconProps } from '@mui/material/StepIcon';
import { styled } from '@mui/material/styles';

const stops = ['Harbor', 'Market', 'Museum'];

// #region excerpt
const Line = styled(StepConnector)(({ theme }) => ({
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4 },
  [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
    [`& .${stepConnectorClasses.line}`]: {
      borderColor: theme.palette.success.main,
    },
  },
}));

const Dot = styled('span')<{ ownerState: StepIconProps }>(
  ({ theme, ownerState }) => ({
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    border: `4px solid ${theme.palette.success.main}`,
    borderRadius: '50%',
    backgroundColor: ownerState.completed
      ? theme.palette.success.main
      : theme.palette.background.paper,
    transform: ownerState.active ? 'scale(1.25)' : 'none',
  }),
);

function StopIcon(props: StepIconProps) {
  return <Dot ownerState={props} />;
}
// #endregion

export default function StyledStepper() {
  const [active, setActive] = React.useState(1);

  return (
    <>
      <Stepper alternativeLabel activeStep={active} connector={<Line />}>
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
