import type { NavigationFamily } from './types';

export const datePickers: NavigationFamily = {
  id: 'datePickers',
  title: 'Date and Time Pickers',
  items: [
    { pathname: '/x/react-date-pickers', title: 'Overview' },
    { pathname: '/x/react-date-pickers/getting-started', title: 'Getting started' },
    {
      pathname: '/x/react-date-pickers-components',
      title: 'Components',
      subheader: true,
      children: [
        {
          pathname: '/x/react-date-pickers/date-pickers',
          title: 'Date components',
          children: [{ pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker' }],
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/visual-customization',
      title: 'Visual customization',
      subheader: true,
      children: [
        {
          pathname: '/x/react-date-pickers/custom-components',
          title: 'Custom slots and subcomponents',
        },
      ],
    },
  ],
};
