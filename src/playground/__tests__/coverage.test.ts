import { componentFamilies } from '@site/model/families';
import { loadPresets } from '../presets/load-presets';
import { componentPages, VERSIONS } from './components';

const PAGES = VERSIONS.flatMap(componentPages);

it.each(componentFamilies().map(({ id }) => id))(
  '%s: each component has a playground, or the reason why not',
  async (family) => {
    const { presets, partsOf, withoutElement } = await loadPresets(family);
    const parts = Object.values(partsOf).flat();
    const listed = [...Object.keys(presets), ...parts, ...withoutElement];
    const documented = PAGES.filter((page) => page.family === family).map(({ name }) => name);
    expect([...listed].sort()).toEqual([...new Set(documented)].sort());
    expect(Object.keys(presets)).toEqual(expect.arrayContaining(Object.keys(partsOf)));
  },
);
