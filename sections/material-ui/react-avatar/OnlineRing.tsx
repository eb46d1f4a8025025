import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const authors = [
  { name: 'Ines Moreau', initials: 'IM', online: true },
  { name: 'Jonas Weber', initials: 'JW', online: false },
];

// #region excerpt
const RingedAvatar = styled(Avatar)(({ theme }) => ({
  width: 56,
  height: 56,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontWeight: 600,
  outline: `2px dashed ${theme.palette.text.secondary}`,
  outlineOffset: 3,
  '&[data-online="true"]': {
    outline: `3px solid ${theme.palette.success.main}`,
  },
}));
// #endregion

export default function OnlineRing() {
  return (
    <Box sx={{ display: 'flex', gap: 4, p: 1, height: 72 }}>
      {authors.map(({ name, initials, online }) => (
        <RingedAvatar
          key={name}
          role="img"
          aria-label={`${name}, ${online ? 'online' : 'offline'}`}
          data-online={online}
        >
          {initials}
        </RingedAvatar>
      ))}
    </Box>
  );
}
