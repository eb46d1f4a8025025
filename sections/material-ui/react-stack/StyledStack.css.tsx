import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

// #region excerpt
const styles = `
.StyledStack-person.MuiStack-root {
  flex-direction: row;
  align-items: center;
  gap: 16px;
  width: fit-content;
  height: 56px;
  padding-inline: 8px 24px;
  background: color-mix(in srgb, currentColor 6%, transparent);
  border-radius: 28px;
}

.StyledStack-avatar.MuiAvatar-root {
  color: #fff;
  background: #0369a1;
}
`;

export default function StyledStack() {
  return (
    <Stack className="StyledStack-person">
      <style>{styles}</style>
      <Avatar aria-hidden className="StyledStack-avatar">
        MO
      </Avatar>
      <span>Mina Okoye</span>
    </Stack>
  );
}
// #endregion
