import type { NavigationEntry } from '../types';

export const baseUi = [
  {
    pathname: '/base-ui/getting-started-group',
    children: [
      { pathname: '/base-ui/getting-started' },
      { pathname: '/base-ui/getting-started/installation' },
      { pathname: '/base-ui/getting-started/usage' },
    ],
  },
  {
    pathname: '/base-ui/components-group',
    children: [
      { pathname: '/base-ui/all-components' },
      { pathname: '/base-ui/react-autocomplete' },
      { pathname: '/base-ui/react-button' },
      { pathname: '/base-ui/react-input' },
      { pathname: '/base-ui/react-menu' },
      { pathname: '/base-ui/react-modal' },
      { pathname: '/base-ui/react-number-input' },
      { pathname: '/base-ui/react-select' },
      { pathname: '/base-ui/react-slider' },
      { pathname: '/base-ui/react-switch' },
      { pathname: '/base-ui/react-tabs' },
    ],
  },
  {
    pathname: '/base-ui/customization-group',
    children: [
      { pathname: '/base-ui/customization/styling' },
      { pathname: '/base-ui/customization/slot-props' },
      { pathname: '/base-ui/customization/class-names' },
    ],
  },
  {
    pathname: '/base-ui/guides-group',
    children: [
      { pathname: '/base-ui/guides/migration-to-base-ui' },
      { pathname: '/base-ui/guides/accessibility' },
      { pathname: '/base-ui/guides/server-rendering' },
      { pathname: '/base-ui/guides/testing' },
    ],
  },
] as const satisfies readonly NavigationEntry[];
