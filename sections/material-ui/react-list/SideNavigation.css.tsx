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
const styles = `
.SideNavigation-list {
  display: grid;
  gap: 4px;
  width: 240px;
}

.SideNavigation-list .MuiListItemButton-root {
  border-radius: 999px;
}

.SideNavigation-list .MuiListItemButton-root.Mui-selected {
  background: #0063b3;
  color: #fff;
}

.SideNavigation-list .MuiListItemIcon-root {
  min-width: 40px;
  color: inherit;
}
`;
// #endregion

export default function SideNavigation() {
  return (
    <nav aria-label="Workshop">
      <style>{styles}</style>
      <List className="SideNavigation-list">
        {pages.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              href={`#${name}`}
              selected={name === 'Reports'}
              aria-current={name === 'Reports' ? 'page' : undefined}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
