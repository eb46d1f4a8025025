import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../../_parts/JoyDemo';

export default function SchemeStyles() {
  return (
    <JoyDemo>
      {/* #region excerpt */}
      <Sheet
        sx={[
          { p: 2, borderRadius: 'md', backgroundImage: 'none' },
          { background: 'linear-gradient(#fdf0c8, #f6d488)' },
          (theme) => ({
            [theme.getColorSchemeSelector('dark')]: {
              background: 'linear-gradient(#1d2b53, #0b1026)',
            },
          }),
        ]}
      >
        <Typography level="title-md">Noon in light, night in dark</Typography>
      </Sheet>
      {/* #endregion */}
    </JoyDemo>
  );
}
