import { readFileSync } from 'node:fs';
import infimaLoader from '../infima-loader.cjs';
import { isUnused, isUnusedProperty } from '../unused-classes.cjs';

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

it('leaves out what the options of the site turn off in the theme', () => {
  const css = '@media print { .sidebarLogo img { gap: 1px; } .sidebar { gap: 2px; } }';
  expect(infimaLoader(css)).toBe('@media print { .sidebar { gap: 2px; } }');
});

it('leaves out properties that nothing reads', () => {
  const css = ':root { --ifm-pills-spacing: 1px; --ifm-color-primary: red; }';
  expect(infimaLoader(css)).toBe(':root { --ifm-color-primary: red; }');
});

it('reads no property that it leaves out', () => {
  const read = [...infimaLoader(INFIMA).matchAll(/var\(\s*(--[\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(read.filter(isUnusedProperty)).toEqual([]);
});

it('makes Infima smaller by more than a quarter', () => {
  expect(infimaLoader(INFIMA).length).toBeLessThan(0.72 * INFIMA.length);
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
