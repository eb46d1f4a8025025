import type { NavigationEntry } from '../types';

export const system = [
  {
    pathname: '/system/getting-started-group',
    children: [
      { pathname: '/system/getting-started' },
      { pathname: '/system/getting-started/installation' },
      { pathname: '/system/getting-started/usage' },
    ],
  },
  {
    pathname: '/system/components-group',
    children: [
      { pathname: '/system/all-components' },
      { pathname: '/system/react-box' },
      { pathname: '/system/react-stack' },
      { pathname: '/system/react-grid' },
      { pathname: '/system/react-container' },
      { pathname: '/system/styled' },
      { pathname: '/system/sx' },
      { pathname: '/system/breakpoints' },
      { pathname: '/system/spacing' },
      { pathname: '/system/palette' },
      { pathname: '/system/use-media-query' },
    ],
  },
  {
    pathname: '/system/customization-group',
    children: [
      { pathname: '/system/customization/custom-components' },
      { pathname: '/system/customization/theming' },
    ],
  },
  {
    pathname: '/system/guides-group',
    children: [
      { pathname: '/system/guides/performance' },
      { pathname: '/system/guides/right-to-left' },
      { pathname: '/system/guides/typescript' },
    ],
  },
] as const satisfies readonly NavigationEntry[];
