import * as React from 'react';
import { Button } from '@mui/base/Button';

// #region excerpt
const order =
  'h-11 w-50 rounded-lg border-0 bg-green-800 text-base text-white [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-amber-600';
// #endregion

export default function OrderButton() {
  const [cups, setCups] = React.useState(0);

  return (
    <Button className={order} onClick={() => setCups(cups + 1)}>
      Cups of tea: {cups}
    </Button>
  );
}
