import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

const route = ['Station', 'Museum', 'Old bridge'];

export default function RemovableStops() {
  const [stops, setStops] = React.useState(route);

  return (
    <JoyDemo>
      <Sheet variant="outlined" sx={{ maxWidth: 320, height: 120 }}>
        {/* #region excerpt */}
        <List
          aria-label="Stops"
          sx={{
            '--List-padding': '4px',
            '--ListItem-endActionTranslateX': '0px',
            '& li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {stops.map((stop) => (
            <ListItem
              key={stop}
              endAction={
                <IconButton
                  size="sm"
                  color="danger"
                  aria-label={`Remove ${stop}`}
                  onClick={() =>
                    setStops(stops.filter((other) => other !== stop))
                  }
                >
                  ×
                </IconButton>
              }
            >
              {stop}
            </ListItem>
          ))}
        </List>
        {/* #endregion */}
      </Sheet>
      <Typography role="status" level="body-sm" sx={{ mt: 1 }}>
        Stops: {stops.length}
      </Typography>
    </JoyDemo>
  );
}
