import type { NavigationEntry } from '../types';

export const materialUi = [
  {
    pathname: '/material-ui/getting-started-group',
    children: [
      { pathname: '/material-ui/getting-started' },
      { pathname: '/material-ui/getting-started/installation' },
      { pathname: '/material-ui/getting-started/usage' },
      { pathname: '/material-ui/getting-started/learn' },
    ],
  },
  {
    pathname: '/material-ui/components-group',
    children: [
      { pathname: '/material-ui/all-components' },
      {
        pathname: '/material-ui/inputs-group',
        children: [
          { pathname: '/material-ui/react-autocomplete' },
          { pathname: '/material-ui/react-button' },
          { pathname: '/material-ui/react-button-group' },
          { pathname: '/material-ui/react-checkbox' },
          { pathname: '/material-ui/react-floating-action-button' },
          { pathname: '/material-ui/react-form-control' },
          { pathname: '/material-ui/react-radio-group' },
          { pathname: '/material-ui/react-rating' },
          { pathname: '/material-ui/react-select' },
          { pathname: '/material-ui/react-slider' },
          { pathname: '/material-ui/react-switch' },
          { pathname: '/material-ui/react-text-field' },
          { pathname: '/material-ui/react-toggle-button' },
        ],
      },
      {
        pathname: '/material-ui/data-display-group',
        children: [
          { pathname: '/material-ui/react-avatar' },
          { pathname: '/material-ui/react-badge' },
          { pathname: '/material-ui/react-chip' },
          { pathname: '/material-ui/react-divider' },
          { pathname: '/material-ui/react-icons' },
          { pathname: '/material-ui/react-list' },
          { pathname: '/material-ui/react-table' },
          { pathname: '/material-ui/react-tooltip' },
          { pathname: '/material-ui/react-typography' },
        ],
      },
      {
        pathname: '/material-ui/feedback-group',
        children: [
          { pathname: '/material-ui/react-alert' },
          { pathname: '/material-ui/react-backdrop' },
          { pathname: '/material-ui/react-dialog' },
          { pathname: '/material-ui/react-progress' },
          { pathname: '/material-ui/react-skeleton' },
          { pathname: '/material-ui/react-snackbar' },
        ],
      },
      {
        pathname: '/material-ui/surfaces-group',
        children: [
          { pathname: '/material-ui/react-accordion' },
          { pathname: '/material-ui/react-app-bar' },
          { pathname: '/material-ui/react-card' },
          { pathname: '/material-ui/react-paper' },
        ],
      },
      {
        pathname: '/material-ui/navigation-group',
        children: [
          { pathname: '/material-ui/react-breadcrumbs' },
          { pathname: '/material-ui/react-drawer' },
          { pathname: '/material-ui/react-link' },
          { pathname: '/material-ui/react-menu' },
          { pathname: '/material-ui/react-pagination' },
          { pathname: '/material-ui/react-stepper' },
          { pathname: '/material-ui/react-tabs' },
        ],
      },
      {
        pathname: '/material-ui/layout-group',
        children: [
          { pathname: '/material-ui/react-box' },
          { pathname: '/material-ui/react-container' },
          { pathname: '/material-ui/react-grid' },
          { pathname: '/material-ui/react-stack' },
        ],
      },
      {
        pathname: '/material-ui/utilities-group',
        children: [
          { pathname: '/material-ui/react-click-away-listener' },
          { pathname: '/material-ui/react-css-baseline' },
          { pathname: '/material-ui/react-modal' },
          { pathname: '/material-ui/react-popover' },
          { pathname: '/material-ui/react-popper' },
          { pathname: '/material-ui/react-transitions' },
          { pathname: '/material-ui/react-use-media-query' },
        ],
      },
    ],
  },
  {
    pathname: '/material-ui/customization-group',
    children: [
      { pathname: '/material-ui/customization/theming' },
      { pathname: '/material-ui/customization/palette' },
      { pathname: '/material-ui/customization/dark-mode' },
      { pathname: '/material-ui/customization/density' },
      { pathname: '/material-ui/customization/typography' },
      { pathname: '/material-ui/customization/overriding-styles' },
      { pathname: '/material-ui/customization/css-layers' },
    ],
  },
  {
    pathname: '/material-ui/guides-group',
    children: [
      { pathname: '/material-ui/guides/right-to-left' },
      { pathname: '/material-ui/guides/server-rendering' },
      { pathname: '/material-ui/guides/typescript' },
      { pathname: '/material-ui/guides/testing' },
      { pathname: '/material-ui/guides/nextjs' },
      { pathname: '/material-ui/guides/with-mui-x' },
    ],
  },
] as const satisfies readonly NavigationEntry[];
