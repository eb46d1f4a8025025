import { readValues, toJsx, withoutValues, withValue, type Controls } from '../controls';

const CONTROLS = {
  loading: { kind: 'boolean', default: false },
  animated: { kind: 'boolean', default: true },
  size: { kind: 'number', default: 4, min: 2, max: 10, step: 2 },
  density: { kind: 'select', default: 'standard', options: ['compact', 'standard'] },
  grid: {
    kind: 'select',
    default: 'none',
    options: ['none', 'both'],
    written: { both: 'grid={{ both: true }}' },
  },
} as const satisfies Controls;

const DEFAULTS = { loading: false, animated: true, size: 4, density: 'standard', grid: 'none' };

it('reads what is in the address', () => {
  const search = '?loading=true&animated=false&size=8&density=compact&grid=both';
  expect(readValues(CONTROLS, search)).toEqual({
    loading: true,
    animated: false,
    size: 8,
    density: 'compact',
    grid: 'both',
  });
});

it.each([
  '',
  '?size=',
  '?size=3',
  '?size=12',
  '?size=x',
  '?density=huge',
  '?loading=1',
  '?other=1',
])('counts what makes no sense as not written: %s', (search) =>
  expect(readValues(CONTROLS, search)).toEqual(DEFAULTS),
);

it('writes what differs from the default', () => {
  const once = withValue(CONTROLS, '?other=1', 'size', 6);
  expect(once).toBe('other=1&size=6');
  expect(withValue(CONTROLS, once, 'size', 4)).toBe('other=1');
  expect(withoutValues(CONTROLS, `${once}&loading=true`)).toBe('other=1');
});

it('writes JSX', () => {
  expect(toJsx('Chart', [], CONTROLS, '')).toBe('<Chart />');
  expect(
    toJsx('Chart', ['series={series}'], CONTROLS, 'loading=true&animated=false&size=6&grid=both'),
  ).toBe(
    [
      '<Chart',
      '  series={series}',
      '  loading',
      '  animated={false}',
      '  size={6}',
      '  grid={{ both: true }}',
      '/>',
    ].join('\n'),
  );
  expect(toJsx('Chart', [], CONTROLS, 'density=compact')).toBe('<Chart\n  density="compact"\n/>');
});
