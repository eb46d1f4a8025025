import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
<rect width="40" height="40" fill="#ffd9a0"/>
<circle cx="20" cy="16" r="7" fill="#8a4b2a"/>
<path d="M6 40a14 14 0 0 1 28 0z" fill="#1f6f6b"/></svg>`;
const photo = `data:image/svg+xml,${encodeURIComponent(picture)}`;
const brokenPhoto = 'data:image/png,broken';

const colors = { bgcolor: '#4527a0', color: '#fff' };

export default function PhotoFallback() {
  const [works, setWorks] = React.useState(false);
  const src = works ? photo : brokenPhoto;

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={works}
            onChange={(event) => setWorks(event.target.checked)}
          />
        }
        label="The photo loads"
      />
      <Stack direction="row" spacing={3} component="ul" sx={{ p: 0 }}>
        <Sample text="children">
          {/* #region excerpt */}
          <Avatar src={src} alt="Nora Diaz" sx={colors}>
            ND
          </Avatar>
          {/* #endregion */}
        </Sample>
        <Sample text="alt">
          <Avatar src={src} alt="Nora Diaz" sx={colors} />
        </Sample>
        <Sample text="an empty alt">
          <Avatar src={src} alt="" sx={colors} />
        </Sample>
      </Stack>
    </Stack>
  );
}

function Sample({ text, children }: { text: string; children: JSX.Element }) {
  return (
    <Stack component="li" spacing={0.5} sx={{ alignItems: 'center' }}>
      {children}
      <Typography variant="caption">{text}</Typography>
    </Stack>
  );
}
