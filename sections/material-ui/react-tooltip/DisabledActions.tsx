import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function DisabledActions() {
  const [ready, setReady] = React.useState(false);
  const [done, setDone] = React.useState('Nothing happened yet');
  const reason = ready ? '' : 'Add a title first';

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={ready}
            onChange={(event) => setReady(event.target.checked)}
          />
        }
        label="The post has a title"
      />
      <Stack direction="row" spacing={2}>
        {/* #region excerpt */}
        <Tooltip describeChild title={reason}>
          <span>
            <Button disabled={!ready} onClick={() => setDone('Saved')}>
              Save
            </Button>
          </span>
        </Tooltip>
        <Tooltip describeChild title={reason}>
          <Button
            aria-disabled={!ready}
            disableRipple={!ready}
            onClick={ready ? () => setDone('Published') : undefined}
            sx={{ opacity: ready ? 1 : 0.5 }}
          >
            Publish
          </Button>
        </Tooltip>
        {/* #endregion */}
      </Stack>
      <Typography role="status">{done}</Typography>
    </Stack>
  );
}
