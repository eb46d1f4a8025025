import { ALL_DOCS } from '../../../model/all-docs';
import { formatUnit } from '../../../model/units';
import { VERSIONS } from '../../merge/__tests__/generated-units';
import { chooseUnits, type UnitChoice } from '../choose-units';

const chosen = (choice: Partial<UnitChoice>, versions = VERSIONS) =>
  chooseUnits({ unit: [], units: [], locale: [], ...choice }, versions).map(formatUnit);

it('takes all units where none are named', () => {
  expect(chosen({})).toHaveLength(7);
});

it('takes units by name, each once, in the order of the versions', () => {
  const unit = ['x/6.20/en', 'x/current/zh', 'x/next/en', 'x/7.0.0/zh'];
  expect(chosen({ unit })).toEqual(['x/next/en', 'x/current/zh', 'x/6.20/en']);
});

it.each([
  ['current', ['x/current/en', 'x/current/zh', 'x/current/pt']],
  ['7.0.0', ['x/current/en', 'x/current/zh', 'x/current/pt']],
  ['6.20', ['x/6.20/en']],
])('takes all languages of the version %s', (version, units) => {
  expect(chosen({ units: [version] })).toEqual(units);
});

it('takes a language of the documented version, or of the versions that are named', () => {
  expect(chosen({ locale: ['en', 'zh'] })).toEqual(['x/current/en', 'x/current/zh']);
  expect(chosen({ locale: ['en'], units: ['next', '6.20'] })).toEqual(['x/next/en', 'x/6.20/en']);
  expect(chosen({ locale: ['zh'], unit: ['x/6.20/en'] })).toEqual(['x/6.20/en']);
});

it.each([
  [{ unit: ['x/6.20/zh'] }, /^There is no unit "x\/6\.20\/zh", but x\/next\/en, .*, x\/6\.20\/en$/],
  [{ units: ['5'] }, /^There is no version "5", but next, current, 6\.20$/],
  [{ locale: ['de'] }, /^There is no language "de", but en, zh, pt$/],
  [{ units: ['6.20'], locale: ['zh'] }, /^6\.20 is not in zh$/],
])('names what there is instead of %j', (choice, message) => {
  expect(() => chosen(choice)).toThrow(message);
});

it('takes all languages of a section by its name, and none of them for the documented version', () => {
  const units = ['joy-ui/current/en', 'joy-ui/current/zh', 'joy-ui/current/pt'];
  expect(chosen({ units: ['joy-ui'] }, ALL_DOCS)).toEqual(units);
  expect(chosen({ units: ['joy-ui'], locale: ['zh'] }, ALL_DOCS)).toEqual([units[1]]);
  const documented = [...chosen({ units: ['current'] }, ALL_DOCS), ...chosen({ locale: ['en'] }, ALL_DOCS)];
  expect(documented.filter((unit) => !unit.startsWith('x/current/'))).toEqual([]);
});
