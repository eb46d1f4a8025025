import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function IconButtons() {
  const [last, setLast] = React.useState('Nothing happened yet');

  return (
    <Box sx={{ maxWidth: 360 }}>
      {/* #region excerpt */}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography sx={{ flex: 1 }}>Lentil soup</Typography>
        <Tooltip title="Edit lentil soup">
          <IconButton onClick={() => setLast('You edit the soup')}>
            <EditIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title="Delete lentil soup">
          <IconButton edge="end" onClick={() => setLast('The soup is gone')}>
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      </Box>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {last}
      </Typography>
    </Box>
  );
}
