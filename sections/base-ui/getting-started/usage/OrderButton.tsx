import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/material/styles';

// #region excerpt
const Order = styled(Button)({
  width: 200,
  height: 44,
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  color: '#fff',
  backgroundColor: '#166534',
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #d97706' },
});
// #endregion

export default function OrderButton() {
  const [cups, setCups] = React.useState(0);

  return <Order onClick={() => setCups(cups + 1)}>Cups of tea: {cups}</Order>;
}
