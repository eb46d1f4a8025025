import type { NavigationEntry } from './types';

export const charts = [
  { pathname: '/x/react-charts' },
  { pathname: '/x/react-charts/getting-started' },
  {
    pathname: '/x/react-charts-available',
    subheader: true,
    children: [
      {
        pathname: '/x/react-charts-bars',
        children: [{ pathname: '/x/react-charts/bars' }, { pathname: '/x/react-charts/bar-demo' }],
      },
      {
        pathname: '/x/react-charts-lines',
        children: [
          { pathname: '/x/react-charts/lines' },
          { pathname: '/x/react-charts/line-demo' },
          { pathname: '/x/react-charts/areas-demo' },
        ],
      },
      {
        pathname: '/x/react-charts-pie',
        children: [{ pathname: '/x/react-charts/pie' }, { pathname: '/x/react-charts/pie-demo' }],
      },
      {
        pathname: '/x/react-charts-scatter',
        children: [
          { pathname: '/x/react-charts/scatter' },
          { pathname: '/x/react-charts/scatter-demo' },
        ],
      },
      { pathname: '/x/react-charts/sparkline' },
      { pathname: '/x/react-charts/heat-map', plan: 'pro', newFeature: true },
      {
        pathname: '/x/react-charts/common-features',
        subheader: true,
        children: [
          { pathname: '/x/react-charts/animation', newFeature: true },
          { pathname: '/x/react-charts/axis' },
          { pathname: '/x/react-charts/clicks', newFeature: true },
          { pathname: '/x/react-charts/color-scales', newFeature: true },
          { pathname: '/x/react-charts/components' },
          { pathname: '/x/react-charts/composition' },
          { pathname: '/x/react-charts/dataset', newFeature: true },
          { pathname: '/x/react-charts/highlighting', newFeature: true },
          { pathname: '/x/react-charts/legend' },
          {
            pathname: '/x/react-charts/overlays',
            newFeature: true,
          },
          { pathname: '/x/react-charts/stacking' },
          { pathname: '/x/react-charts/styling' },
          { pathname: '/x/react-charts/tooltip' },
          {
            pathname: '/x/react-charts/zoom-and-pan',
            plan: 'pro',
            newFeature: true,
          },
        ],
      },
      {
        pathname: '/x/react-charts-future',
        subheader: true,
        children: [
          { pathname: '/x/react-charts/gauge', newFeature: true },
          { pathname: '/x/react-charts/radar', planned: true },
          { pathname: '/x/react-charts/tree-map', planned: true },
          { pathname: '/x/react-charts/funnel', plan: 'pro', planned: true },
          { pathname: '/x/react-charts/gantt', plan: 'pro', planned: true },
          { pathname: '/x/react-charts/sankey', plan: 'pro', planned: true },
        ],
      },
    ],
  },
] as const satisfies readonly NavigationEntry[];
