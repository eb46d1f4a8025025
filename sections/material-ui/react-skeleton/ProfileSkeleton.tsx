import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ProfileSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        label="Loading"
      />
      <Paper
        variant="outlined"
        aria-busy={loading}
        sx={{ display: 'flex', gap: 2, alignItems: 'center', p: 2, mt: 1 }}
      >
        {/* #region excerpt */}
        {loading ? (
          <Skeleton variant="circular" width={40} height={40} />
        ) : (
          <Avatar aria-hidden sx={{ bgcolor: '#6a1b9a', color: '#fff' }}>
            T
          </Avatar>
        )}
        <div>
          <Typography>
            {loading ? <Skeleton width={140} /> : 'Tomás Vidal'}
          </Typography>
          <Typography variant="body2">
            {loading ? <Skeleton width={90} /> : 'Beekeeper'}
          </Typography>
        </div>
        {/* #endregion */}
      </Paper>
    </Box>
  );
}
