import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';
import { JoyDemo } from '../_parts/JoyDemo';

const menu = [
  { group: 'Soups', dishes: ['Leek soup', 'Lentil soup'] },
  { group: 'Pies', dishes: ['Apple pie', 'Spinach pie'] },
];

export default function NestedMenu() {
  return (
    <JoyDemo>
      <List size="sm" aria-label="Menu" sx={{ maxWidth: 280 }}>
        {menu.map(({ group, dishes }) => (
          <ListItem nested key={group}>
            <ListSubheader>{group}</ListSubheader>
            <List>
              {dishes.map((dish) => (
                <ListItem key={dish}>
                  <ListItemButton component="a" href="#NestedMenu">
                    {dish}
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </JoyDemo>
  );
}
