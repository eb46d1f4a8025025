import { renderToString } from 'react-dom/server';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import DocSidebarItemCategory from '../DocSidebarItem/Category';

jest.mock(
  '@theme-original/DocSidebarItem/Category',
  () => ({
    __esModule: true,
    default: ({ item }: { item: { label: unknown } }) => item.label,
  }),
  { virtual: true },
);
jest.mock(
  '@theme/DocSidebarItems',
  () => ({
    __esModule: true,
    default: ({ items }: { items: { label: string }[] }) => items.map(({ label }) => label),
  }),
  { virtual: true },
);
jest.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {
    docs: { docSidebarItemCategory: 'category', docSidebarItemCategoryLevel: () => 'level' },
  },
}));
jest.mock('@site/src/i18n/useText', () => ({ useText: () => (key: string) => key }));
jest.mock('@site/src/i18n/useInterfaceLanguage', () => ({ useInterfaceLanguage: () => 'en' }));

function render(item: PropSidebarItemCategory): string {
  return renderToString(
    <DocSidebarItemCategory
      item={item}
      activePath="/"
      level={1}
      index={0}
      onItemClick={() => {}}
    />,
  );
}

/** @param plans of the pages in the group */
function labelOf(plan: string, plans: readonly string[]): string {
  return render({
    type: 'category',
    label: 'Group and pivot',
    collapsed: false,
    collapsible: true,
    customProps: { plan },
    items: plans.map((ofPage) => ({
      type: 'link',
      label: ofPage,
      href: '/',
      customProps: { plan: ofPage },
    })),
  });
}

it('marks a group by the plan that all of its pages need', () => {
  expect(labelOf('pro', ['pro', 'pro'])).toContain('mark.pro');
});

it('does not mark a group whose pages need different plans', () => {
  const label = labelOf('pro', ['pro', 'premium']);
  expect(label).toContain('Group and pivot');
  expect(label).not.toContain('mark.');
});

it('has no link for a group that is always open and has no page', () => {
  const items = [{ type: 'link' as const, label: 'Date Picker', href: '/' }];
  const html = render({
    type: 'category',
    label: 'Components',
    collapsed: false,
    collapsible: false,
    items,
  });
  expect(html).toContain('<span class="sidebar-subheader-label">Components</span>');
  expect(html).toContain('Date Picker');
  expect(html).not.toContain('<a');
});
