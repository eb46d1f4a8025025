import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme } from '@mui/joy/styles';
import { JoyDemo } from '../../_parts/JoyDemo';

declare module '@mui/joy/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

// #region excerpt
const theme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) =>
          ownerState.variant === 'dashed'
            ? {
                border: '2px dashed currentColor',
                color: vars.palette.text.primary,
                background: 'none',
                '&:hover': { background: vars.palette.background.level1 },
              }
            : {},
      },
    },
  },
});
// #endregion

export default function OwnVariant() {
  return (
    <JoyDemo theme={theme}>
      <Stack direction="row" gap={1}>
        <Button variant="dashed">Add a photo</Button>
        <Button>Publish</Button>
      </Stack>
    </JoyDemo>
  );
}
