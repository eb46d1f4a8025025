import AppBar from '@mui/material/AppBar';
import Chip from '@mui/material/Chip';
import Toolbar from '@mui/material/Toolbar';

export default function StyledAppBar() {
  // #region excerpt
  return (
    <AppBar
      position="static"
      color="transparent"
      elevation={0}
      className="rounded-full! border border-slate-300 backdrop-blur-sm dark:border-slate-600"
    >
      <Toolbar variant="dense" className="justify-center gap-4">
        <span className="font-bold tracking-[2px]">NORTH</span>
        <Chip size="small" label="Harbor" />
      </Toolbar>
    </AppBar>
  );
  // #endregion
}
