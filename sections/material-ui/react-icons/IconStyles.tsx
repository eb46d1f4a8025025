import AlarmIcon from '@mui/icons-material/Alarm';
import AlarmOutlinedIcon from '@mui/icons-material/AlarmOutlined';
import AlarmRoundedIcon from '@mui/icons-material/AlarmRounded';
import AlarmSharpIcon from '@mui/icons-material/AlarmSharp';
import AlarmTwoToneIcon from '@mui/icons-material/AlarmTwoTone';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const icons = [
  { name: 'Filled', Icon: AlarmIcon },
  { name: 'Outlined', Icon: AlarmOutlinedIcon },
  { name: 'Rounded', Icon: AlarmRoundedIcon },
  { name: 'Sharp', Icon: AlarmSharpIcon },
  { name: 'TwoTone', Icon: AlarmTwoToneIcon },
];

export default function IconStyles() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(0, 96px))',
        p: 0,
        listStyle: 'none',
        textAlign: 'center',
      }}
    >
      {icons.map(({ name, Icon }) => (
        <li key={name}>
          <Icon fontSize="large" sx={{ display: 'block', mx: 'auto' }} />
          <Typography variant="caption">{name}</Typography>
        </li>
      ))}
    </Box>
  );
}
