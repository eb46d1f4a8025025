import { componentFamilies } from '../../../../model/families';
import type { CardElement } from '../card-element';
import { cardLayout } from '../card-layout';

function texts({ props: { children = [] } }: CardElement): string[] {
  return typeof children === 'string' ? [children] : children.flatMap(texts);
}

const CARD = {
  title: 'Sorting',
  label: 'Data Grid',
  family: 'data-grid',
  host: 'mui.com',
} as const;

it('says site, title, family and host', () => {
  expect(texts(cardLayout(CARD))).toEqual(['MUI X', 'Sorting', 'Data Grid', 'mui.com']);
});

it('says the plan', () => {
  expect(texts(cardLayout({ ...CARD, plan: 'premium' }))).toContain('Premium');
});

it('lets long names of the reference break between their parts', () => {
  const words = texts(cardLayout({ ...CARD, title: 'DefaultChartsAxisTooltipContent API' }));
  expect(words.slice(1, 7)).toEqual(['Default', 'Charts', 'Axis', 'Tooltip', 'Content', 'API']);
});

it('has a drawing for each family', () => {
  const drawings = [...componentFamilies().map(({ id }) => id), undefined].map((family) =>
    JSON.stringify(cardLayout({ ...CARD, family })),
  );
  expect(new Set(drawings).size).toBe(5);
});
