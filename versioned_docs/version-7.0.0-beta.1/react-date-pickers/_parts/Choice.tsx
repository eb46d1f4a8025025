import TextField from '@mui/material/TextField';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  /** Visible texts by their values. */
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A native select. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, disabled } = props;
  const values = Object.keys(options) as Value[];
  const choose = (text: string) => {
    const chosen = values.find((each) => each === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => choose(target.value)}
      InputLabelProps={{ shrink: true }}
      SelectProps={{ native: true }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {options[each]}
        </option>
      ))}
    </TextField>
  );
}
