import type { ReactNode } from 'react';
import { FamilyPlayground } from '@site/src/playground/FamilyPlayground';

/** A bar chart next to fields for its props. */
export default function ChartsPlayground(): ReactNode {
  return <FamilyPlayground component="BarChart" api="/x/api/charts/bar-chart/" />;
}
