import AppBar from '@mui/material/AppBar';
import Chip from '@mui/material/Chip';
import Toolbar from '@mui/material/Toolbar';

// #region excerpt
const styles = `
.StyledAppBar-root.MuiAppBar-root {
  border: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  border-radius: 999px;
  backdrop-filter: blur(8px);
}

.StyledAppBar-bar {
  gap: 16px;
  justify-content: center;
}

.StyledAppBar-name {
  font-weight: 700;
  letter-spacing: 2px;
}
`;

export default function StyledAppBar() {
  return (
    <>
      <style>{styles}</style>
      <AppBar
        position="static"
        color="transparent"
        elevation={0}
        className="StyledAppBar-root"
      >
        <Toolbar variant="dense" className="StyledAppBar-bar">
          <span className="StyledAppBar-name">NORTH</span>
          <Chip size="small" label="Harbor" />
        </Toolbar>
      </AppBar>
    </>
  );
}
// #endregion
