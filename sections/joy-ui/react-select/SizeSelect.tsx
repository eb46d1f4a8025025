import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

export default function SizeSelect() {
  const [size, setSize] = React.useState<string | null>(null);

  return (
    <JoyDemo>
      <FormControl sx={{ maxWidth: 320 }}>
        <FormLabel>Print size</FormLabel>
        {/* #region excerpt */}
        <Select
          placeholder="Choose a size"
          sx={{ '--Select-placeholderOpacity': 0.8 }}
          value={size}
          onChange={(_event, value) => setSize(value)}
        >
          <Option value="A3">A3, 297 × 420 mm</Option>
          <Option value="A2">A2, 420 × 594 mm</Option>
          <Option value="A1" disabled>
            A1, sold out
          </Option>
        </Select>
        {/* #endregion */}
      </FormControl>
      <Typography role="status" sx={{ mt: 1 }}>
        Value: {size ?? 'null'}
      </Typography>
    </JoyDemo>
  );
}
