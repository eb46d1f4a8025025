import { readFileSync } from 'node:fs';
import infimaLoader from '../infima-loader.cjs';
import { isUnused } from '../unused-classes.cjs';

const INFIMA = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');

it('leaves out rules of classes that no page has', () => {
  const css = '.pills { gap: 1px; } .menu { gap: 2px; } .pills__item:hover > .menu { gap: 3px; }';
  expect(infimaLoader(css).trim()).toBe('.menu { gap: 2px; }');
});

it('keeps the other selectors of a rule', () => {
  expect(infimaLoader('.badge--info, .menu__link { gap: 1px; }')).toBe('.menu__link { gap: 1px; }');
});

it('keeps what is not an unused class', () => {
  const css = 'a:not(.pills) { gap: 1px; }\n@keyframes a { from { gap: 0; } }';
  expect(infimaLoader(css)).toBe(css);
});

it('makes Infima a quarter smaller', () => {
  expect(infimaLoader(INFIMA).length).toBeLessThan(0.8 * INFIMA.length);
});

it.each([
  'menu__link',
  'navbar__item',
  'margin-top--md',
  'text--center',
  'button--link',
  'button--primary',
])('keeps %s', (name) => {
  expect(INFIMA).toContain(`.${name}`);
  expect(isUnused(name)).toBe(false);
});
