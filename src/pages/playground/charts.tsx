import type { ReactNode } from 'react';
import { PropsPlayground } from '@site/src/playground/PropsPlayground';
import { axisProp, BAR_CONTROLS } from './_charts/controls';

const load = () => import('./_charts/Example');

/** A bar chart beside fields for its props. */
export default function ChartsPlayground(): ReactNode {
  return (
    <PropsPlayground
      component="BarChart"
      api="/x/api/charts/bar-chart/"
      controls={BAR_CONTROLS}
      fixed={(search) => ['series={series}', axisProp(search)]}
      height={400}
      load={load}
    />
  );
}
