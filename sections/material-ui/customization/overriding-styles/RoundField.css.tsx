import TextField, { type TextFieldProps } from '@mui/material/TextField';

// #region excerpt
const styles = `
.RoundField {
  display: grid;
  gap: 16px;
  max-width: 280px;
}

.RoundField .MuiOutlinedInput-root {
  height: 40px;
  border-radius: 20px;
  padding-inline: 8px;
  background-color: color-mix(in srgb, currentColor 8%, transparent);
}

.RoundField .MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline {
  padding-inline: 16px;
}

.RoundField .MuiOutlinedInput-root.Mui-focused .MuiOutlinedInput-notchedOutline {
  border-width: 3px;
}
`;

function RoundTextField(props: TextFieldProps) {
  return <TextField size="small" {...props} />;
}
// #endregion

export default function RoundField() {
  return (
    <div className="RoundField">
      <style>{styles}</style>
      <RoundTextField label="From" defaultValue="Ghent" />
      <RoundTextField label="To" />
    </div>
  );
}
