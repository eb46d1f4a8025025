import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

// #region excerpt
const styles = `
.CssIcons-icon {
  background: currentColor;
}

.CssIcons-play {
  clip-path: polygon(20% 10%, 90% 50%, 20% 90%);
}

.CssIcons-pause {
  clip-path: polygon(20% 15%, 40% 15%, 40% 85%, 60% 85%, 60% 15%, 80% 15%, 80% 85%, 20% 85%);
}

.CssIcons-stop {
  clip-path: inset(18%);
}
`;

const actions = ['play', 'pause', 'stop'];

export default function CssIcons() {
  return (
    <Stack direction="row" spacing={1}>
      <style>{styles}</style>
      {actions.map((action) => (
        <IconButton key={action} aria-label={action}>
          <Icon
            baseClassName="CssIcons-icon"
            className={`CssIcons-${action}`}
          />
        </IconButton>
      ))}
    </Stack>
  );
}
// #endregion
