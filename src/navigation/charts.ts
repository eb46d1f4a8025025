import type { NavigationFamily } from './types';

export const charts: NavigationFamily = {
  id: 'charts',
  title: 'Charts',
  items: [
    { pathname: '/x/react-charts', title: 'Overview' },
    { pathname: '/x/react-charts/getting-started', title: 'Getting started' },
    {
      pathname: '/x/react-charts-available',
      title: 'Available components',
      subheader: true,
      children: [
        {
          pathname: '/x/react-charts-bars',
          title: 'Bars',
          children: [{ pathname: '/x/react-charts/bars', title: 'Bars overview' }],
        },
        {
          pathname: '/x/react-charts/common-features',
          title: 'Common features',
          subheader: true,
          children: [{ pathname: '/x/react-charts/tooltip', title: 'Tooltip & Highlights' }],
        },
      ],
    },
  ],
};
