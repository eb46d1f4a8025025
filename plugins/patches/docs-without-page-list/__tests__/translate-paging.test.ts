import { translatePaging } from '../translate-paging';

type Version = Parameters<typeof translatePaging>[0];

const link = (name: string, title: string) => ({ permalink: `/zh/x/${name}/`, title });

function page(name: string, around: object) {
  return { id: `${name}/index`, permalink: `/zh/x/${name}/`, sidebar: 'dataGrid', ...around };
}

/** Only what paging is about. */
function version(docs: object[]): Version {
  const sorting = { type: 'doc', id: 'sorting/index', label: '排序' };
  const rows = { type: 'category', label: '行', items: [sorting] };
  const editing = { type: 'doc', id: 'editing/index', label: '编辑' };
  return { docs, sidebars: { dataGrid: [rows, editing] } } as unknown as Version;
}

it('links to the previous and the next page have the labels of the sidebar', () => {
  const [sorting, editing] = translatePaging(
    version([
      page('sorting', { next: link('editing', 'Editing') }),
      page('editing', { previous: link('sorting', 'Sorting') }),
    ]),
  );
  expect(sorting?.next).toEqual(link('editing', '编辑'));
  expect(sorting?.previous).toBeUndefined();
  expect(editing?.previous).toEqual(link('sorting', '排序'));
});

it('links keep their titles where the sidebar has no label', () => {
  const next = link('grid-api', 'GridApi');
  const [inSidebar, outside] = translatePaging(
    version([page('sorting', { next }), page('grid-api', { next, sidebar: undefined })]),
  );
  expect(inSidebar?.next).toEqual(next);
  expect(outside?.next).toEqual(next);
});
