import { apiTableOfContents } from '../table-of-contents';
import { componentPage, interfacePage, member } from './pages';

jest.mock('@docusaurus/Translate', () => ({ translate: ({ id }: { id: string }) => id }), {
  virtual: true,
});

jest.mock('../texts', () => ({}));

it('lists sections, and below each everything in it', () => {
  const page = componentPage({
    props: [member('rows'), member('columns')],
    slots: [{ name: 'cell', anchor: 'box-slot-cell', description: '', acceptsFunction: false }],
    classes: [{ name: 'root', anchor: 'box-class-root', className: 'Box-root', description: '' }],
  });
  expect(apiTableOfContents(page)).toEqual([
    { value: 'api.props', id: 'props', level: 2 },
    { value: 'rows', id: 'box-prop-rows', level: 3 },
    { value: 'columns', id: 'box-prop-columns', level: 3 },
    { value: 'api.slots', id: 'slots', level: 2 },
    { value: 'cell', id: 'box-slot-cell', level: 3 },
    { value: 'api.classes', id: 'classes', level: 2 },
    { value: 'root', id: 'box-class-root', level: 3 },
  ]);
});

it('leaves out what is empty', () => {
  expect(apiTableOfContents(componentPage())).toEqual([]);
});

it('has the groups of an interface, and names the only one', () => {
  const groups = [
    { anchor: 'sort', title: 'Sort', members: [member('sortColumn')] },
    { anchor: 'properties', title: '', members: [member('[key: Map<string>]')] },
  ];
  expect(apiTableOfContents(interfacePage(groups))).toEqual([
    { value: 'Sort', id: 'sort', level: 2 },
    { value: 'sortColumn', id: 'box-prop-sortColumn', level: 3 },
    { value: 'api.members', id: 'properties', level: 2 },
    { value: '[key: Map&lt;string&gt;]', id: 'box-prop-[key: Map<string>]', level: 3 },
  ]);
});

it('ends with what older versions had', () => {
  const removed = { since: '6.20', guides: [], members: [] };
  const [last] = apiTableOfContents(componentPage({ removed })).slice(-1);
  expect(last).toEqual({ value: 'history.removedSince', id: 'removed', level: 2 });
});
