import TextField from '@mui/material/TextField';
import {
  getGridDateOperators,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

/** Stores the day as a string, such as `2024-05-20`, and an empty field as no value. */
function DayInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  return (
    <TextField
      fullWidth
      type="date"
      label="Day"
      variant="standard"
      InputLabelProps={{ shrink: true }}
      inputRef={focusElementRef}
      value={item.value ?? ''}
      onChange={(event) =>
        applyValue({ ...item, value: event.target.value || undefined })
      }
    />
  );
}

export const dayOperators: GridFilterOperator[] = getGridDateOperators().map(
  (operator) => ({
    ...operator,
    InputComponent: operator.InputComponent && DayInput,
  }),
);
