import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { extendTheme } from '@mui/joy/styles';
import { JoyDemo } from '../../_parts/JoyDemo';

// #region excerpt
const palette = {
  primary: { 500: '#9a4a12', 600: '#7d3a0c', 700: '#612b07' },
};

const theme = extendTheme({
  cssVarPrefix: 'bakery',
  colorSchemes: { light: { palette }, dark: { palette } },
  radius: { sm: '18px' },
  components: {
    JoyButton: { defaultProps: { size: 'lg' } },
    JoyFormLabel: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ fontWeight: vars.fontWeight.xl }),
      },
    },
  },
});
// #endregion

export default function BakeryTheme() {
  return (
    <JoyDemo theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <FormControl>
          <FormLabel>Loaves</FormLabel>
          <Input type="number" defaultValue={2} />
        </FormControl>
        <Button>Order</Button>
      </Stack>
    </JoyDemo>
  );
}
