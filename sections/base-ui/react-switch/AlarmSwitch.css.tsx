import { Switch } from '@mui/base/Switch';

// #region excerpt
const styles = `
.AlarmSwitch {
  display: flex;
  align-items: center;
  gap: 12px;
  height: 40px;
}

.AlarmSwitch .base-Switch-root {
  position: relative;
  width: 56px;
  height: 28px;
  border-radius: 14px;
  background: #57534e;
}

.AlarmSwitch .base--checked {
  background: #166534;
}

.AlarmSwitch .base--focusVisible {
  outline: 3px solid CanvasText;
  outline-offset: 2px;
}

.AlarmSwitch .base-Switch-thumb {
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: 4px;
  width: 20px;
  height: 20px;
  border-radius: 10px;
  background: #fff;
}

.AlarmSwitch .base--checked .base-Switch-thumb {
  inset-inline-start: 32px;
}

.AlarmSwitch .base-Switch-input {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
}
`;
// #endregion

export default function AlarmSwitch() {
  return (
    <label className="AlarmSwitch">
      <style>{styles}</style>
      <Switch defaultChecked slots={{ track: null }} />
      Alarm at seven
    </label>
  );
}
