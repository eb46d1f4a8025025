import { NameCollection } from '../collect-names';

const name = (start: number) => ({ start, name: 'DataGrid', target: { card: 'DataGrid' } });

it('unites texts, of which the first counts', () => {
  const demos = new NameCollection();
  demos.add('<DataGrid />', [name(1)]);
  const blocks = new NameCollection();
  blocks.add('<DataGrid />', [name(7)]);
  blocks.add('<DataGrid rows={[]} />', [name(1)]);
  const all = NameCollection.of(demos.entries(), blocks.entries());
  expect(all.entries()).toEqual([...demos.entries(), ...blocks.entries().slice(1)]);
  expect(all.texts()).toHaveLength(2);
});

it('leaves out texts without a name', () => {
  const collection = new NameCollection();
  collection.add('const a = 1;', []);
  expect(collection.entries()).toEqual([]);
});
