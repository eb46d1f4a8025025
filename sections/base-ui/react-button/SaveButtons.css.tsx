import { Button } from '@mui/base/Button';

// #region excerpt
const styles = `
.SaveButtons {
  display: flex;
  gap: 16px;
}

.SaveButtons .base-Button-root {
  height: 44px;
  padding: 0 20px;
  border: 0;
  border-radius: 8px;
  background: #1d4ed8;
  color: #fff;
  font: inherit;
  cursor: pointer;
}

.SaveButtons .base--active {
  transform: translateY(1px);
}

.SaveButtons .base--focusVisible {
  outline: 3px solid CanvasText;
  outline-offset: 2px;
}

.SaveButtons .base--disabled {
  background: color-mix(in srgb, CanvasText 12%, transparent);
  color: GrayText;
  cursor: default;
}
`;
// #endregion

export default function SaveButtons() {
  return (
    <div className="SaveButtons">
      <style>{styles}</style>
      <Button>Save draft</Button>
      <Button disabled>Publish</Button>
    </div>
  );
}
