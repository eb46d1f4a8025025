import * as React from 'react';
import BoltIcon from '@mui/icons-material/Bolt';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const sizes = ['small', 'medium', 'large', 'inherit'] as const;
const colors = ['inherit', 'primary', 'error', 'action', 'disabled'] as const;

/** Returns the option that the user chose. */
function pick<T extends string>(options: readonly T[], value: string, old: T) {
  return options.find((option) => option === value) ?? old;
}

export default function SizesAndColors() {
  const [size, setSize] = React.useState<(typeof sizes)[number]>('medium');
  const [color, setColor] = React.useState<(typeof colors)[number]>('primary');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Choice
          label="fontSize"
          value={size}
          options={sizes}
          onChange={(value) => setSize(pick(sizes, value, size))}
        />
        <Choice
          label="color"
          value={color}
          options={colors}
          onChange={(value) => setColor(pick(colors, value, color))}
        />
      </Stack>
      <Box
        sx={{ display: 'flex', alignItems: 'center', height: 56, fontSize: 48 }}
      >
        {/* #region excerpt */}
        <BoltIcon fontSize={size} color={color} />
        {/* #endregion */}
      </Box>
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 132 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
