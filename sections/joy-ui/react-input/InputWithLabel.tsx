import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { JoyDemo } from '../_parts/JoyDemo';

export default function InputWithLabel() {
  return (
    <JoyDemo>
      <FormControl sx={{ maxWidth: 320 }}>
        <FormLabel>Library card</FormLabel>
        <Input placeholder="L-0000" autoComplete="off" />
        <FormHelperText>The number on the back</FormHelperText>
      </FormControl>
    </JoyDemo>
  );
}
