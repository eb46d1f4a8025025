import { attributesOf, firstValues, zoneOf } from './attributes';
import { componentFor, type Choices } from './choices';
import { isPro } from './components';
import { LIBRARIES } from './libraries';
import { LOCALES, localesOf } from './locales';

const LINE_WIDTH = 80;

const NAMES: Record<Choices['family'], string> = {
  date: 'DueDate',
  time: 'OpeningTime',
  dateTime: 'Departure',
  dateRange: 'Stay',
  timeRange: 'Shift',
  dateTimeRange: 'CarHire',
};

function indent(lines: readonly string[], by: number): string[] {
  return lines.map((line) => ' '.repeat(by) + line);
}

/** An opening tag, on one line if it fits. */
function openTag(
  name: string,
  attributes: readonly string[],
  end: string,
  column: number,
): string[] {
  const line = `<${[name, ...attributes].join(' ')}${end}`;
  const fits = column + line.length <= LINE_WIDTH && !line.includes('\n');
  if (fits) return [line];
  const inner = attributes.flatMap((attribute) => attribute.split('\n'));
  return [`<${name}`, ...indent(inner, 2), end.trim()];
}

function imports(choices: Choices): string[] {
  const library = LIBRARIES[choices.library];
  const { name } = componentFor(choices);
  const { formats, texts } = localesOf(choices.locale, choices.localeFor);
  const fromMui = [
    `import { ${library.adapter} } from '@mui/x-date-pickers/${library.adapterPath}';`,
    `import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';`,
    `import { ${name} } from '@mui/x-date-pickers${isPro(name) ? '-pro' : ''}/${name}';`,
    ...(texts ? [`import { ${LOCALES[texts].texts} } from '@mui/x-date-pickers/locales';`] : []),
  ];
  return [
    ...library.imports(zoneOf(choices) !== ''),
    ...(formats && library.localeImport ? [library.localeImport(formats)] : []),
    ...fromMui,
  ];
}

function setUp(choices: Choices): string[] {
  const { texts } = localesOf(choices.locale, choices.localeFor);
  const lines = [
    ...(LIBRARIES[choices.library].setUp?.(zoneOf(choices) !== '') ?? []),
    ...(texts
      ? [
          `const { localeText } = ${LOCALES[texts].texts}.components.MuiLocalizationProvider.defaultProps;`,
        ]
      : []),
  ];
  return lines.length > 0 ? ['', ...lines] : [];
}

function providerAttributes(choices: Choices): string[] {
  const { adapter, adapterLocale } = LIBRARIES[choices.library];
  const { formats, texts } = localesOf(choices.locale, choices.localeFor);
  const momentWithZones = choices.library === 'Moment' && zoneOf(choices);
  return [
    `dateAdapter={${adapter}}`,
    ...(formats ? [`adapterLocale=${adapterLocale(formats)}`] : []),
    ...(momentWithZones ? ['dateLibInstance={moment}'] : []),
    ...(texts ? ['localeText={localeText}'] : []),
  ];
}

/** `defaultValue` on one line, or each end of a range on its own. */
function defaultValue(choices: Choices): string {
  const values = firstValues(choices).map(LIBRARIES[choices.library].value);
  if (values.length === 1) return `defaultValue={${values[0]}}`;
  const line = `defaultValue={[${values.join(', ')}]}`;
  const fits = line.length <= LINE_WIDTH - 8;
  return fits
    ? line
    : ['defaultValue={[', ...values.map((value) => `  ${value},`), ']}'].join('\n');
}

function componentTag(choices: Choices): string[] {
  const [label, ...others] = attributesOf(choices).map(({ name, code }) => name + code);
  const first = label?.startsWith('label') ? [label] : [];
  const rest = first.length > 0 || !label ? others : [label, ...others];
  const attributes = [...first, defaultValue(choices), ...rest];
  return openTag(componentFor(choices).name, attributes, ' />', 6);
}

/** The code for the choices: a complete TypeScript module. */
export function printCode(choices: Choices): string {
  return [
    ...imports(choices),
    ...setUp(choices),
    '',
    `export default function ${NAMES[choices.family]}() {`,
    '  return (',
    ...indent(openTag('LocalizationProvider', providerAttributes(choices), '>', 4), 4),
    ...indent(componentTag(choices), 6),
    '    </LocalizationProvider>',
    '  );',
    '}',
    '',
  ].join('\n');
}
