import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function InsetDividers() {
  return (
    // #region excerpt
    <List aria-label="Stops" sx={{ maxWidth: 360 }}>
      <Stop number={1} name="Old harbor" time="9:05" />
      <Divider component="li" variant="inset" aria-hidden />
      <Stop number={2} name="Market hall" time="9:12" />
      <Divider component="li" aria-hidden />
      <Stop number={3} name="Observatory" time="9:31" />
    </List>
    // #endregion
  );
}

interface StopProps {
  number: number;
  name: string;
  time: string;
}

function Stop({ number, name, time }: StopProps) {
  return (
    <ListItem>
      <ListItemAvatar>
        <Avatar sx={{ bgcolor: '#00695c', color: '#fff' }}>{number}</Avatar>
      </ListItemAvatar>
      <ListItemText primary={name} secondary={time} />
    </ListItem>
  );
}
