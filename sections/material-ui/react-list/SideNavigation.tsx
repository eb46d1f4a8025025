import BarChartIcon from '@mui/icons-material/BarChart';
import HomeIcon from '@mui/icons-material/Home';
import SettingsIcon from '@mui/icons-material/Settings';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, {
  listItemButtonClasses,
} from '@mui/material/ListItemButton';
import ListItemIcon, { listItemIconClasses } from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

const pages = [
  { name: 'Start', icon: <HomeIcon /> },
  { name: 'Reports', icon: <BarChartIcon /> },
  { name: 'Settings', icon: <SettingsIcon /> },
];

// #region excerpt
const Navigation = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  width: 240,
  [`& .${listItemButtonClasses.root}`]: {
    borderRadius: 999,
    [`&.${listItemButtonClasses.selected}, &.${listItemButtonClasses.selected}:hover`]:
      {
        backgroundColor: theme.palette.primary.main,
        color: theme.palette.primary.contrastText,
      },
  },
  [`& .${listItemIconClasses.root}`]: { minWidth: 40, color: 'inherit' },
}));
// #endregion

export default function SideNavigation() {
  return (
    <nav aria-label="Workshop">
      <Navigation>
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
      </Navigation>
    </nav>
  );
}
