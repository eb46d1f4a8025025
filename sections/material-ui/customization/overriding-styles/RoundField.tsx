import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

// #region excerpt
const RoundTextField = styled((props: TextFieldProps) => (
  <TextField size="small" {...props} />
))(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: {
    height: 40,
    borderRadius: 20,
    paddingInline: 8,
    backgroundColor: theme.palette.action.hover,
    [`& .${outlinedInputClasses.notchedOutline}`]: { paddingInline: 16 },
    [`&.${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]:
      { borderWidth: 3 },
  },
}));
// #endregion

export default function RoundField() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 280 }}>
      <RoundTextField label="From" defaultValue="Ghent" />
      <RoundTextField label="To" />
    </Stack>
  );
}
