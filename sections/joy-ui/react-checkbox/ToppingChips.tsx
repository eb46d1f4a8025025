import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

const toppings = ['Olives', 'Capers', 'Onions'];

export default function ToppingChips() {
  const [chosen, setChosen] = React.useState(['Capers']);

  return (
    <JoyDemo>
      {/* #region excerpt */}
      <List
        aria-label="Toppings"
        orientation="horizontal"
        wrap
        sx={{ '--List-gap': '8px', '--ListItem-radius': '20px' }}
      >
        {toppings.map((name) => (
          <ListItem key={name}>
            <Checkbox
              overlay
              disableIcon
              variant="soft"
              label={name}
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                setChosen(
                  toppings.filter((other) =>
                    other === name ? target.checked : chosen.includes(other),
                  ),
                )
              }
            />
          </ListItem>
        ))}
      </List>
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 1, px: 1.5 }}>
        {chosen.join(', ') || 'Plain'}
      </Typography>
    </JoyDemo>
  );
}
