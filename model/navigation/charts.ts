import type { NavigationItem } from './types';

export const charts: NavigationItem[] = [
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
        children: [
          { pathname: '/x/react-charts/bars', title: 'Bars overview' },
          { pathname: '/x/react-charts/bar-demo', title: 'Demos' },
        ],
      },
      {
        pathname: '/x/react-charts-lines',
        title: 'Lines',
        children: [
          { pathname: '/x/react-charts/lines', title: 'Lines overview' },
          { pathname: '/x/react-charts/line-demo', title: 'Lines demo' },
          { pathname: '/x/react-charts/areas-demo', title: 'Area demo' },
        ],
      },
      {
        pathname: '/x/react-charts-pie',
        title: 'Pie',
        children: [
          { pathname: '/x/react-charts/pie', title: 'Pie overview' },
          { pathname: '/x/react-charts/pie-demo', title: 'Demo' },
        ],
      },
      {
        pathname: '/x/react-charts-scatter',
        title: 'Scatter',
        children: [
          { pathname: '/x/react-charts/scatter', title: 'Scatter overview' },
          { pathname: '/x/react-charts/scatter-demo', title: 'Demo' },
        ],
      },
      { pathname: '/x/react-charts/sparkline', title: 'Sparkline' },
      { pathname: '/x/react-charts/heat-map', title: 'Heat map', plan: 'pro', newFeature: true },
      {
        pathname: '/x/react-charts/common-features',
        title: 'Common features',
        subheader: true,
        children: [
          { pathname: '/x/react-charts/animation', title: 'Animation', newFeature: true },
          { pathname: '/x/react-charts/axis', title: 'Axis' },
          { pathname: '/x/react-charts/clicks', title: 'Clicks', newFeature: true },
          { pathname: '/x/react-charts/color-scales', title: 'Color scales', newFeature: true },
          { pathname: '/x/react-charts/components', title: 'Custom components' },
          { pathname: '/x/react-charts/composition', title: 'Composition' },
          { pathname: '/x/react-charts/dataset', title: 'Dataset', newFeature: true },
          { pathname: '/x/react-charts/highlighting', title: 'Highlighting', newFeature: true },
          { pathname: '/x/react-charts/legend', title: 'Legend' },
          {
            pathname: '/x/react-charts/overlays',
            title: 'Loading and empty states',
            newFeature: true,
          },
          { pathname: '/x/react-charts/stacking', title: 'Stacking' },
          { pathname: '/x/react-charts/styling', title: 'Styling' },
          { pathname: '/x/react-charts/tooltip', title: 'Tooltip & Highlights' },
          {
            pathname: '/x/react-charts/zoom-and-pan',
            title: 'Zoom and pan',
            plan: 'pro',
            newFeature: true,
          },
        ],
      },
      {
        pathname: '/x/react-charts-future',
        title: 'Future components',
        subheader: true,
        children: [
          { pathname: '/x/react-charts/gauge', title: 'Gauge', newFeature: true },
          { pathname: '/x/react-charts/radar', title: 'Radar', planned: true },
          { pathname: '/x/react-charts/tree-map', title: 'Treemap', planned: true },
          { pathname: '/x/react-charts/funnel', title: 'Funnel', plan: 'pro', planned: true },
          { pathname: '/x/react-charts/gantt', title: 'Gantt', plan: 'pro', planned: true },
          { pathname: '/x/react-charts/sankey', title: 'Sankey', plan: 'pro', planned: true },
        ],
      },
    ],
  },
];
