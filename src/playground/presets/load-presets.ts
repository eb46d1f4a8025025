import type { ReferenceFamilyId } from '@site/model/families';
import { family as charts } from './charts';
import { family as dataGrid } from './data-grid';
import type { FamilyPresets } from './preset';
import { family as treeView } from './tree-view';

const FAMILIES: Partial<Record<ReferenceFamilyId, FamilyPresets>> = {
  charts,
  'data-grid': dataGrid,
  'tree-view': treeView,
};

const NOTHING: FamilyPresets = { presets: {}, partsOf: {}, withoutElement: [], data: {} };

/** Loads what the playgrounds of a family begin with. Only those of dates come with a library. */
export async function loadPresets(family: ReferenceFamilyId): Promise<FamilyPresets> {
  if (family !== 'date-pickers') return FAMILIES[family] ?? NOTHING;
  return (await import(/* webpackChunkName: "playground-dates" */ './date-pickers')).family;
}
