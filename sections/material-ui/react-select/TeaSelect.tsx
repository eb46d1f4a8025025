import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const groups: Record<string, string[]> = {
  'Green tea': ['Sencha', 'Gunpowder'],
  'Black tea': ['Assam', 'Darjeeling'],
};

export default function TeaSelect() {
  const [tea, setTea] = React.useState('Assam');
  const id = React.useId();

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      <InputLabel id={id}>Tea</InputLabel>
      {/* #region excerpt */}
      <Select
        labelId={id}
        label="Tea"
        value={tea}
        onChange={(event) => setTea(event.target.value)}
      >
        {Object.entries(groups).flatMap(([group, names]) => [
          <ListSubheader key={group}>{group}</ListSubheader>,
          ...names.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          )),
        ])}
      </Select>
      {/* #endregion */}
    </FormControl>
  );
}
