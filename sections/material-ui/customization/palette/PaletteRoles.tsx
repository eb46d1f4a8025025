import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

// #region excerpt
const roles = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;
const shades = ['light', 'main', 'dark'] as const;

export default function PaletteRoles() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(76px, 120px) repeat(3, minmax(0, 120px))',
        gap: 0.5,
      }}
    >
      {roles.flatMap((role) => [
        <Typography key={role} sx={{ alignSelf: 'center' }}>
          {role}
        </Typography>,
        ...shades.map((shade) => (
          <Box
            key={`${role}.${shade}`}
            sx={{
              height: 40,
              lineHeight: '40px',
              textAlign: 'center',
              borderRadius: 1,
              bgcolor: `${role}.${shade}`,
              color: (theme) =>
                theme.palette.getContrastText(theme.palette[role][shade]),
            }}
          >
            {shade}
          </Box>
        )),
      ])}
    </Box>
  );
}
// #endregion
