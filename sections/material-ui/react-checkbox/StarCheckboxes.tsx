import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import StarIcon from '@mui/icons-material/Star';

const trails = ['Beech ridge', 'Mill valley', 'Three lakes'];

export default function StarCheckboxes() {
  return (
    <List disablePadding sx={{ maxWidth: 320 }}>
      {trails.map((trail) => (
        <ListItem
          key={trail}
          divider
          secondaryAction={
            // #region excerpt
            <Checkbox
              edge="end"
              size="small"
              color="warning"
              icon={<StarBorderIcon />}
              checkedIcon={<StarIcon />}
              inputProps={{ 'aria-label': `Mark ${trail} with a star` }}
            />
            // #endregion
          }
        >
          <ListItemText primary={trail} />
        </ListItem>
      ))}
    </List>
  );
}
