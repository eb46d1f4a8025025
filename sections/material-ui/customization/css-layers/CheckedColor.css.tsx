import Checkbox from '@mui/material/Checkbox';
import { StyledEngineProvider } from '@mui/material/styles';

// #region excerpt
const styles = `
.CheckedColor-row {
  display: flex;
  align-items: center;
}

.CheckedColor-box {
  color: #db2777;
}
`;

function Row({ label }: { label: string }) {
  return (
    <label className="CheckedColor-row">
      <Checkbox defaultChecked className="CheckedColor-box" />
      {label}
    </label>
  );
}

export default function CheckedColor() {
  return (
    <div>
      <style>{styles}</style>
      <Row label="Without layers" />
      <StyledEngineProvider enableCssLayer>
        <Row label="With layers" />
      </StyledEngineProvider>
    </div>
  );
}
// #endregion
