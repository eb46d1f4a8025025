import type { NavigationEntry } from '../types';

export const joyUi = [
  {
    pathname: '/joy-ui/getting-started-group',
    children: [
      { pathname: '/joy-ui/getting-started' },
      { pathname: '/joy-ui/getting-started/installation' },
      { pathname: '/joy-ui/getting-started/usage' },
      { pathname: '/joy-ui/getting-started/with-material-ui' },
    ],
  },
  {
    pathname: '/joy-ui/components-group',
    children: [
      { pathname: '/joy-ui/all-components' },
      { pathname: '/joy-ui/react-button' },
      { pathname: '/joy-ui/react-card' },
      { pathname: '/joy-ui/react-checkbox' },
      { pathname: '/joy-ui/react-input' },
      { pathname: '/joy-ui/react-list' },
      { pathname: '/joy-ui/react-modal' },
      { pathname: '/joy-ui/react-select' },
      { pathname: '/joy-ui/react-switch' },
      { pathname: '/joy-ui/react-table' },
      { pathname: '/joy-ui/react-tabs' },
    ],
  },
  {
    pathname: '/joy-ui/customization-group',
    children: [
      { pathname: '/joy-ui/customization/dark-mode' },
      { pathname: '/joy-ui/customization/theming' },
      { pathname: '/joy-ui/customization/variants-and-colors' },
    ],
  },
  {
    pathname: '/joy-ui/guides-group',
    children: [
      { pathname: '/joy-ui/guides/right-to-left' },
      { pathname: '/joy-ui/guides/typescript' },
    ],
  },
] as const satisfies readonly NavigationEntry[];
