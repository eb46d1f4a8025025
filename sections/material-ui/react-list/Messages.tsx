import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const messages = [
  {
    from: 'Olga',
    color: '#6a1b9a',
    text: 'The samples arrived this morning. Two of them are cracked, so I asked for a replacement and kept the rest.',
  },
  {
    from: 'Pedro',
    color: '#00695c',
    text: 'The drawings for the new shelf are in the folder. Could you check the depth before Friday?',
  },
];

export default function Messages() {
  return (
    // #region excerpt
    <List aria-label="Messages" sx={{ maxWidth: 420 }}>
      {messages.map(({ from, color, text }, index) => (
        <ListItem
          key={from}
          alignItems="flex-start"
          divider={index < messages.length - 1}
        >
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: color, color: '#fff' }}>
              {from.charAt(0)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText
            primary={from}
            secondary={text}
            secondaryTypographyProps={{
              sx: {
                display: '-webkit-box',
                overflow: 'hidden',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
              },
            }}
          />
        </ListItem>
      ))}
    </List>
    // #endregion
  );
}
