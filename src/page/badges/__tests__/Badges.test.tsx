/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import english from '@site/i18n/en/code.json';
import { Badges, parseBadges } from '../Badges';

jest.mock('@site/src/i18n/useText', () => ({
  useText: () => (key: keyof typeof english) => english[key].message,
}));

/** Reads the text for screen readers, chip by chip. */
function chipsOf(customProps: Record<string, unknown>): string[] {
  const { container } = render(<Badges {...parseBadges(customProps)} />);
  return [...container.querySelectorAll('[data-mark]')].map(({ textContent }) => textContent ?? '');
}

it.each([
  ['nothing', {}, []],
  ['the plan Pro', { plan: 'pro' }, ['Pro']],
  ['the plan Premium', { plan: 'premium' }, ['Premium']],
  ['a planned page', { planned: true }, ['Planned']],
  ['a new page', { newFeature: true }, ['New']],
  ['all at once', { plan: 'pro', planned: true, newFeature: true }, ['Pro', 'Planned', 'New']],
  ['badges that are off', { planned: false, newFeature: false }, []],
  ['junk', { plan: 'gold', planned: 'true', newFeature: 1 }, []],
])('%s has its chips', (_, customProps, chips) => {
  expect(chipsOf(customProps)).toEqual(chips);
});

it('an item of the sidebar without properties has no badges', () => {
  expect(parseBadges(undefined)).toEqual({ plan: undefined, planned: false, newFeature: false });
});
