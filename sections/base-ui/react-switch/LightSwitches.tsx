import * as React from 'react';
import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/material/styles';

// #region excerpt
const Mark = styled('span')({
  width: 28,
  textAlign: 'center',
  fontWeight: 700,
});

function OnOff({ label, ...other }: UseSwitchParameters & { label: string }) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(other);
  const outline = focusVisible ? '2px solid' : 'none';

  return (
    <Row style={{ opacity: disabled ? 0.7 : 1 }}>
      <Hidden {...getInputProps()} />
      <Mark aria-hidden style={{ outline }}>
        {checked ? 'on' : 'off'}
      </Mark>
      {label}
    </Row>
  );
}
// #endregion

const Row = styled('label')({
  position: 'relative',
  display: 'flex',
  gap: 12,
  height: 32,
  alignItems: 'center',
});
const Hidden = styled('input')({
  position: 'absolute',
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
});

export default function LightSwitches() {
  const [power, setPower] = React.useState(false);

  return (
    <div>
      <OnOff
        label="Power"
        checked={power}
        onChange={(event) => setPower(event.target.checked)}
      />
      <OnOff label="Porch light" disabled={!power} />
      <OnOff label="Sealed by the landlord" checked readOnly />
    </div>
  );
}
