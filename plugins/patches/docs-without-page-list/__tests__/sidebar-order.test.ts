import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { inSidebarOrder } from '../sidebar-order';

const doc = (id: string) => ({ id }) as DocMetadata;

it('sorts pages as the sidebars do, with groups, and others last', () => {
  const sidebars = {
    charts: [
      { type: 'category', label: 'Bars', items: [{ type: 'doc', id: 'bars' }] },
      { type: 'doc', id: 'areas' },
    ],
    trees: [{ type: 'doc', id: 'items' }],
  } as unknown as LoadedVersion['sidebars'];
  const docs = ['alone', 'areas', 'bars', 'items'].map(doc);
  expect(inSidebarOrder(docs, sidebars).map(({ id }) => id)).toEqual([
    'bars',
    'areas',
    'items',
    'alone',
  ]);
});
