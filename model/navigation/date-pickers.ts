import type { NavigationEntry } from './types';

export const datePickers = [
  { pathname: '/x/react-date-pickers' },
  { pathname: '/x/react-date-pickers/getting-started' },
  { pathname: '/x/react-date-pickers/base-concepts' },
  { pathname: '/x/react-date-pickers/faq' },
  {
    pathname: '/x/react-date-pickers-components',
    subheader: true,
    children: [
      {
        pathname: '/x/react-date-pickers/date-pickers',
        children: [
          { pathname: '/x/react-date-pickers/date-picker' },
          { pathname: '/x/react-date-pickers/date-field' },
          { pathname: '/x/react-date-pickers/date-calendar' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/time-pickers',
        children: [
          { pathname: '/x/react-date-pickers/time-picker' },
          { pathname: '/x/react-date-pickers/time-field' },
          { pathname: '/x/react-date-pickers/time-clock' },
          { pathname: '/x/react-date-pickers/digital-clock' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/date-time-pickers',
        children: [
          { pathname: '/x/react-date-pickers/date-time-picker' },
          { pathname: '/x/react-date-pickers/date-time-field' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/date-range-pickers',
        plan: 'pro',
        children: [
          { pathname: '/x/react-date-pickers/date-range-picker' },
          { pathname: '/x/react-date-pickers/date-range-field' },
          { pathname: '/x/react-date-pickers/date-range-calendar' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/time-range-pickers',
        plan: 'pro',
        children: [
          {
            pathname: '/x/react-date-pickers/time-range-picker',
            planned: true,
          },
          { pathname: '/x/react-date-pickers/time-range-field' },
        ],
      },
      {
        pathname: '/x/react-date-pickers/date-time-range-pickers',
        plan: 'pro',
        children: [
          {
            pathname: '/x/react-date-pickers/date-time-range-picker',
            newFeature: true,
          },
          {
            pathname: '/x/react-date-pickers/date-time-range-field',
          },
        ],
      },
      { pathname: '/x/react-date-pickers/fields' },
    ],
  },
  {
    pathname: '/x/react-date-pickers/common-features',
    subheader: true,
    children: [
      { pathname: '/x/react-date-pickers/validation' },
      { pathname: '/x/react-date-pickers/lifecycle' },
      { pathname: '/x/react-date-pickers/shortcuts' },
      { pathname: '/x/react-date-pickers/testing' },
    ],
  },
  {
    pathname: '/x/react-date-pickers/localization-group',
    subheader: true,
    children: [
      { pathname: '/x/react-date-pickers/localization' },
      {
        pathname: '/x/react-date-pickers/adapters-locale',
      },
      { pathname: '/x/react-date-pickers/timezone' },
      { pathname: '/x/react-date-pickers/calendar-systems' },
    ],
  },
  {
    pathname: '/x/react-date-pickers/visual-customization',
    subheader: true,
    children: [
      {
        pathname: '/x/react-date-pickers/custom-components',
      },
      { pathname: '/x/react-date-pickers/custom-layout' },
      { pathname: '/x/react-date-pickers/custom-field' },
      { pathname: '/x/react-date-pickers/custom-opening-button' },
      { pathname: '/x/react-date-pickers/playground' },
    ],
  },
] as const satisfies readonly NavigationEntry[];
