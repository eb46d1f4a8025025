import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

// #region excerpt
const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];

interface Tree {
  name: string;
  meters: number;
}
const trees: Tree[] = [
  { name: 'Field maple', meters: 15 },
  { name: 'Silver birch', meters: 22 },
  { name: 'Norway spruce', meters: 40 },
];

export default function TypedFields() {
  const labelId = React.useId();
  const [size, setSize] = React.useState<Size>('medium');
  const [tree, setTree] = React.useState<Tree | null>(trees[0] ?? null);

  // The value is a Size or, if the browser fills in the form, any string.
  const changeSize = (event: SelectChangeEvent<Size>) => {
    const next = sizes.find((name) => name === event.target.value);
    if (next) setSize(next);
  };

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl>
        <InputLabel id={labelId}>Size of the pot</InputLabel>
        <Select
          labelId={labelId}
          label="Size of the pot"
          value={size}
          onChange={changeSize}
        >
          {sizes.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Autocomplete
        options={trees}
        getOptionLabel={({ name }) => name}
        value={tree}
        onChange={(_event, value) => setTree(value)}
        renderInput={(params) => <TextField {...params} label="Tree" />}
      />
      <Typography role="status">
        {tree ? `Up to ${tree.meters} meters` : 'Choose a tree'}
      </Typography>
    </Stack>
  );
}
// #endregion
