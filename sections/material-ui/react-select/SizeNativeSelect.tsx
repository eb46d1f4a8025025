import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function SizeNativeSelect() {
  const [size, setSize] = React.useState('38');
  const id = React.useId();

  return (
    <FormControl variant="standard" sx={{ width: 240 }}>
      {/* #region excerpt */}
      <InputLabel htmlFor={id}>Shoe size</InputLabel>
      <NativeSelect
        id={id}
        value={size}
        onChange={(event) => setSize(event.target.value)}
      >
        <optgroup label="Children">
          <option value="28">28</option>
          <option value="30">30</option>
        </optgroup>
        <optgroup label="Adults">
          <option value="38">38</option>
          <option value="42">42</option>
        </optgroup>
      </NativeSelect>
      {/* #endregion */}
      <FormHelperText role="status">
        {Number(size) < 36 ? 'From 19 euros' : 'From 35 euros'}
      </FormHelperText>
    </FormControl>
  );
}
