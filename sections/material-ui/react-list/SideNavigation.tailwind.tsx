import BarChartIcon from '@mui/icons-material/BarChart';
import HomeIcon from '@mui/icons-material/Home';
import SettingsIcon from '@mui/icons-material/Settings';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { name: 'Start', icon: <HomeIcon /> },
  { name: 'Reports', icon: <BarChartIcon /> },
  { name: 'Settings', icon: <SettingsIcon /> },
];

// #region excerpt
const link =
  'rounded-full! [&.Mui-selected]:bg-sky-700! [&.Mui-selected]:text-white!';

export default function SideNavigation() {
  return (
    <nav aria-label="Workshop">
      <List className="grid w-60 gap-1">
        {pages.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              href={`#${name}`}
              className={link}
              selected={name === 'Reports'}
              aria-current={name === 'Reports' ? 'page' : undefined}
            >
              <ListItemIcon className="min-w-10! text-inherit!">
                {icon}
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
// #endregion
