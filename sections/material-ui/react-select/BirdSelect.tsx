import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import EmptyBoxIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const birds = ['Blackbird', 'Curlew', 'Heron', 'Kingfisher', 'Robin', 'Wren'];
const menu = { slotProps: { paper: { sx: { maxHeight: 260 } } } };

export default function BirdSelect() {
  const [seen, setSeen] = React.useState<string[]>(['Heron', 'Robin']);
  const id = React.useId();

  // #region excerpt
  const change = ({ target: { value } }: SelectChangeEvent<string[]>) =>
    setSeen(typeof value === 'string' ? value.split(',') : value);

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={id}>Birds of today</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Birds of today"
        value={seen}
        onChange={change}
        renderValue={(names) => [...names].sort().join(', ')}
        MenuProps={menu}
      >
        {birds.map((name) => (
          <MenuItem key={name} value={name}>
            <ListItemIcon>
              {seen.includes(name) ? <CheckBoxIcon /> : <EmptyBoxIcon />}
            </ListItemIcon>
            <ListItemText primary={name} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
  // #endregion
}
