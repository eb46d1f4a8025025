import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface ChoiceFieldProps<T extends string | number> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
}

/** A small select for the settings of a demo. */
export default function ChoiceField<T extends string | number>(
  props: ChoiceFieldProps<T>,
) {
  const { label, options, value, onChange } = props;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(
          (option) => `${option}` === `${target.value}`,
        );
        onChange(chosen ?? value);
      }}
      sx={{ maxWidth: 240 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
