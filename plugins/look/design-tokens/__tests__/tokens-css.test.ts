import { COLORS, CODE_COLORS } from '../../../../model/design-tokens';
import { tokensCss } from '../tokens-css';

/** The custom properties of the rules whose selectors contain the given text. */
function propertiesOf(selector: string): Record<string, string> {
  const rules = [...tokensCss().matchAll(/^([^{}@\n]+) \{\n([^}]*)\n\}$/gm)];
  const lines = rules
    .filter(([, selectors = '']) => selectors.split(', ').includes(selector))
    .flatMap(([, , body = '']) => body.split('\n'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*);$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}

it.each([
  ['light', "[data-theme='light']"],
  ['dark', "[data-theme='dark']"],
] as const)('the colors of %s mode are under its attribute', (mode, selector) => {
  expect(propertiesOf(selector)).toMatchObject({
    'color-scheme': mode,
    '--color-text': COLORS[mode].text,
    '--color-surface-raised': COLORS[mode].surfaceRaised,
    '--code-k': CODE_COLORS[mode].k,
  });
});

it('a page without an attribute is light', () => {
  expect(propertiesOf(':root')).toMatchObject({ '--color-background': COLORS.light.background });
});

it('both modes have the same properties', () => {
  expect(Object.keys(propertiesOf("[data-theme='dark']"))).toEqual(
    Object.keys(propertiesOf("[data-theme='light']")),
  );
});

it('what both modes share has its units', () => {
  expect(propertiesOf(':root')).toMatchObject({
    '--blue-500': '#007fff',
    '--radius-box': '12px',
    '--space-1': '8px',
    '--space-0-5': '4px',
    '--type-body': '1rem',
    '--leading-body': '1.65',
    '--motion-fast': '120ms cubic-bezier(0.2, 0, 0, 1)',
  });
});

it('no property is without a value', () => {
  const values = Object.entries({
    ...propertiesOf(':root'),
    ...propertiesOf("[data-theme='dark']"),
  });
  expect(values.length).toBeGreaterThan(70);
  expect(values.filter(([name, value]) => !name || !value || /undefined|NaN/.test(value))).toEqual(
    [],
  );
});
