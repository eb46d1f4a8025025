import { shortSidebars } from '../short-sidebars';

const link = {
  type: 'link',
  key: '/x/react-charts/bars',
  href: '/x/react-charts/bars/',
  label: 'Bars',
  customProps: {},
  docId: 'react-charts/bars/index',
  unlisted: false,
};

it('keeps what readers see, and that an item is a page', () => {
  expect(shortSidebars({ charts: [link] })).toEqual({
    charts: [{ type: 'link', href: '/x/react-charts/bars/', label: 'Bars', docId: '-' }],
  });
});

it('keeps badges, and that a page is unlisted, however deep', () => {
  const page = { ...link, customProps: { plan: 'pro' }, unlisted: true };
  const category = { type: 'category', label: 'Charts', collapsed: true, items: [page] };
  expect(shortSidebars({ charts: [category] })).toEqual({
    charts: [
      {
        ...category,
        items: [
          {
            type: 'link',
            href: '/x/react-charts/bars/',
            label: 'Bars',
            customProps: { plan: 'pro' },
            docId: '-',
            unlisted: true,
          },
        ],
      },
    ],
  });
});

it('makes no page of a link to another site', () => {
  const other = { type: 'link', href: 'https://example.com/', label: 'Example' };
  expect(shortSidebars({ charts: [other] })).toEqual({ charts: [other] });
});
