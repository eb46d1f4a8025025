import type { ReferenceFamilyId } from '@site/model/families';
import type { Samples } from './sample';

const FAMILIES: Partial<Record<ReferenceFamilyId, () => Promise<{ samples: Samples }>>> = {
  charts: () => import('./charts'),
  'data-grid': () => import('./data-grid'),
  'date-pickers': () => import('./date-pickers'),
  'tree-view': () => import('./tree-view'),
};

/** Loads the samples of a family, and the packages that they show. */
export async function loadSamples(family: ReferenceFamilyId): Promise<Samples> {
  return (await FAMILIES[family]?.())?.samples ?? {};
}
