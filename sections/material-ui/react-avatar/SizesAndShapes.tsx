import FolderIcon from '@mui/icons-material/Folder';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const colors = { bgcolor: '#00695c', color: '#fff' };

export default function SizesAndShapes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {/* #region excerpt */}
      <Avatar sx={{ ...colors, width: 24, height: 24, fontSize: 12 }}>M</Avatar>
      <Avatar sx={colors}>M</Avatar>
      <Avatar variant="rounded" sx={colors}>
        M
      </Avatar>
      <Avatar variant="square" sx={{ ...colors, width: 56, height: 56 }}>
        <FolderIcon fontSize="large" />
      </Avatar>
      {/* #endregion */}
    </Stack>
  );
}
