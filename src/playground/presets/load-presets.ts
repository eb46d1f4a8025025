import type { ReferenceFamilyId } from '@site/model/families';
import type { FamilyPresets } from './preset';

const FAMILIES: Partial<Record<ReferenceFamilyId, () => Promise<{ family: FamilyPresets }>>> = {
  charts: () => import(/* webpackChunkName: "playground-charts" */ './charts'),
  'data-grid': () => import(/* webpackChunkName: "playground-data-grid" */ './data-grid'),
  'date-pickers': () => import(/* webpackChunkName: "playground-date-pickers" */ './date-pickers'),
  'tree-view': () => import(/* webpackChunkName: "playground-tree-view" */ './tree-view'),
};

const NOTHING: FamilyPresets = { presets: {}, partsOf: {}, withoutElement: [], data: {} };

/** Loads what the playgrounds of a family begin with. */
export async function loadPresets(family: ReferenceFamilyId): Promise<FamilyPresets> {
  return (await FAMILIES[family]?.())?.family ?? NOTHING;
}
