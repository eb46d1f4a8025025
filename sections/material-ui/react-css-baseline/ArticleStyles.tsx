import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Switch from '@mui/material/Switch';

// #region excerpt
const articleStyles = (
  <GlobalStyles
    styles={(theme) => ({
      '.Article': { lineHeight: 1.5 },
      '.Article mark': {
        padding: theme.spacing(0, 0.5),
        borderRadius: 4,
        color: theme.palette.primary.contrastText,
        background: theme.palette.primary.main,
      },
    })}
  />
);
// #endregion

export default function ArticleStyles() {
  const [on, setOn] = React.useState(true);

  return (
    <Box sx={{ height: 88 }}>
      {on && articleStyles}
      <FormControlLabel
        control={<Switch checked={on} onChange={() => setOn(!on)} />}
        label="Global styles"
      />
      <div className="Article">
        Text from a server, with a <mark>marked</mark> word
      </div>
    </Box>
  );
}
