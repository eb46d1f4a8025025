import { createBox, createTheme, Stack, ThemeProvider } from '@mui/system';

// #region excerpt
const summer = createTheme({
  spacing: 4,
  palette: { label: { main: '#9a3412', text: '#fff' } },
});
const winter = createTheme({
  spacing: 4,
  palette: { label: { main: '#1e40af', text: '#fff' } },
});

const ShopBox = createBox({
  themeId: 'shop',
  defaultTheme: summer,
  defaultClassName: 'Shop-box',
});

const label = {
  width: 160,
  px: 4,
  bgcolor: 'label.main',
  color: 'label.text',
  lineHeight: '40px',
};

export default function OwnBox() {
  return (
    <Stack spacing={1}>
      <ThemeProvider themeId="shop" theme={summer}>
        <ShopBox sx={label}>Peaches</ShopBox>
      </ThemeProvider>
      <ThemeProvider themeId="shop" theme={winter}>
        <ShopBox sx={label}>Oranges</ShopBox>
      </ThemeProvider>
    </Stack>
  );
}
// #endregion
