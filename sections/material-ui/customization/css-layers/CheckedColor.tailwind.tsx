import Checkbox from '@mui/material/Checkbox';
import { StyledEngineProvider } from '@mui/material/styles';

// #region excerpt
function Row({ label }: { label: string }) {
  return (
    <label className="flex items-center">
      <Checkbox defaultChecked className="text-pink-600" />
      {label}
    </label>
  );
}

export default function CheckedColor() {
  return (
    <div>
      <Row label="Without layers" />
      <StyledEngineProvider enableCssLayer>
        <Row label="With layers" />
      </StyledEngineProvider>
    </div>
  );
}
// #endregion
