import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldVariants() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      {/* #region excerpt */}
      <TextField label="Given name" autoComplete="given-name" />
      <TextField
        label="Street"
        autoComplete="address-line1"
        variant="filled"
        helperText="With the number of the house"
      />
      <TextField
        label="Town"
        autoComplete="address-level2"
        variant="standard"
        defaultValue="Ghent"
      />
      {/* #endregion */}
    </Stack>
  );
}
