import * as React from 'react';
import { Button } from '@mui/base/Button';

// #region excerpt
const styles = `
.OrderButton {
  width: 200px;
  height: 44px;
  border: 0;
  border-radius: 8px;
  background: #166534;
  color: #fff;
  font: inherit;
}

.OrderButton.base--focusVisible {
  outline: 3px solid #d97706;
}
`;
// #endregion

export default function OrderButton() {
  const [cups, setCups] = React.useState(0);

  return (
    <>
      <style>{styles}</style>
      <Button className="OrderButton" onClick={() => setCups(cups + 1)}>
        Cups of tea: {cups}
      </Button>
    </>
  );
}
