import * as React from 'react';
import { Switch, type SwitchOwnerState } from '@mui/base/Switch';
import { styled } from '@mui/material/styles';

const Frame = styled('span')({
  position: 'relative',
  width: 112,
  lineHeight: '40px',
  textAlign: 'center',
  border: '2px solid',
  borderRadius: 8,
});
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
});
const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
});

// #region excerpt
interface DoorProps extends React.HTMLAttributes<HTMLSpanElement> {
  ownerState: SwitchOwnerState;
}

const Door = React.forwardRef<HTMLSpanElement, DoorProps>(
  function Door(props, ref) {
    const { ownerState, children, ...other } = props;
    return (
      <Frame {...other} ref={ref}>
        {ownerState.checked ? 'locked' : 'open'}
        {children}
      </Frame>
    );
  },
);

const slots = { root: Door, input: Input, track: null };

export default function OwnRoot() {
  return (
    <Label>
      <Switch slots={slots} />
      Front door
    </Label>
  );
}
// #endregion
