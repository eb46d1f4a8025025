import AppBar from '@mui/material/AppBar';
import Chip from '@mui/material/Chip';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function StyledAppBar() {
  // #region excerpt
  return (
    <AppBar
      position="static"
      color="transparent"
      elevation={0}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 8,
        backdropFilter: 'blur(8px)',
      }}
    >
      <Toolbar variant="dense" sx={{ gap: 2, justifyContent: 'center' }}>
        <Typography sx={{ fontWeight: 700, letterSpacing: 2 }}>
          NORTH
        </Typography>
        <Chip size="small" label="Harbor" />
      </Toolbar>
    </AppBar>
  );
  // #endregion
}
