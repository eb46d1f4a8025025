import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

// #region excerpt
const styles = `
.RoastSelect-label {
  display: block;
  height: 28px;
}

.RoastSelect {
  width: 200px;
  height: 44px;
  padding: 0 12px;
  border: 1px solid #78716c;
  border-radius: 8px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
}

.RoastSelect::after {
  content: '▾';
  float: inline-end;
}

.RoastSelect.base--expanded::after {
  content: '▴';
}

.RoastSelect.base--focusVisible {
  outline: 2px solid;
}

.RoastSelect-popup {
  z-index: 1;
}

.RoastSelect-popup .base-Select-listbox {
  width: 200px;
  margin: 4px 0;
  padding: 4px;
  box-sizing: border-box;
  border: 1px solid GrayText;
  border-radius: 8px;
  list-style: none;
  background: Canvas;
  color: CanvasText;
}

.RoastSelect-popup .base-Option-root {
  padding: 8px;
  border-radius: 4px;
}

.RoastSelect-popup .base--selected {
  font-weight: 700;
}

.RoastSelect-popup .base-Option-highlighted {
  background: color-mix(in srgb, CanvasText 15%, transparent);
}

.RoastSelect-popup .base--disabled {
  opacity: 0.6;
}
`;
// #endregion

export default function RoastSelect() {
  return (
    <div>
      <style>{styles}</style>
      <label htmlFor="roast" className="RoastSelect-label">
        Roast
      </label>
      <Select
        id="roast"
        className="RoastSelect"
        defaultValue="medium"
        slotProps={{
          popup: { disablePortal: true, className: 'RoastSelect-popup' },
          listbox: { 'aria-label': 'Roasts' },
        }}
      >
        <Option value="light">Light</Option>
        <Option value="medium">Medium</Option>
        <Option value="dark">Dark</Option>
        <Option value="green" disabled>
          Green, sold out
        </Option>
      </Select>
    </div>
  );
}
