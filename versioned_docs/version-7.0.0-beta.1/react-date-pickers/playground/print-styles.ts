import type { Part } from './parts';
import type { Style } from './tokens';
import { cssRule, overrideFor, scopeOf, type Way } from './ways';

/** A file that users can paste. */
export interface PrintedFile {
  name: string;
  code: string;
}

interface Printed {
  component: string;
  part: Part;
  style: Style;
}

const text = (value: string | number) => (typeof value === 'string' ? `'${value}'` : value);

function styleLines(style: Style): string[] {
  return Object.entries(style).map(([name, value]) => `${name}: ${text(value)},`);
}

const indent = (lines: readonly string[], by: number) => lines.map((line) => ' '.repeat(by) + line);

/** `name: {`, the lines, and `},` */
function block(name: string, lines: readonly string[]): string[] {
  return [`${name}: {`, ...indent(lines, 2), '},'];
}

/** The key of a nested rule, made of the classes that the package exports. */
function nestedKey(part: Part): string {
  const { group, key, owner } = part;
  const classes = owner ? [owner, key] : [key];
  const selector = classes.map((each) => `.\${${group.name}.${each}}`).join('');
  return `[\`${scopeOf(part)} ${selector}\`]`;
}

function rules({ part, style }: Printed): string[] {
  return part.own ? styleLines(style) : block(nestedKey(part), styleLines(style));
}

const LINE_WIDTH = 80;

function importLines(names: readonly string[], from: string): string[] {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  if (names.length === 1 || line.length <= LINE_WIDTH) return [line];
  return ['import {', ...names.map((name) => `  ${name},`), `} from '${from}';`];
}

/** Imports, sorted by what they are imported from. */
function imports({ component, part }: Printed, way: Way): string[] {
  const named = new Map([
    ['AdapterDayjs', ['AdapterDayjs']],
    ['LocalizationProvider', ['LocalizationProvider']],
    [component, [component]],
  ]);
  if (way === 'sx' || way === 'styled') {
    const { path, name } = part.group;
    if (!part.own) named.set(path, [...(named.get(path) ?? []), name]);
  }
  const lines = [...named]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, names]) => importLines(names, `@mui/x-date-pickers/${path}`));
  return way === 'theme'
    ? [...lines, "import type {} from '@mui/x-date-pickers/themeAugmentation';"]
    : lines;
}

interface Rendered {
  name: string;
  attributes: readonly string[];
  /** The opening and closing tags around everything. */
  around?: readonly [string, string];
}

/** The component of the example. */
function component({ name, attributes, around }: Rendered): string[] {
  const column = around ? 8 : 6;
  const line = `<${[name, ...attributes].join(' ')} />`;
  const fits = column + line.length <= LINE_WIDTH;
  const tag = fits ? [line] : [`<${name}`, ...indent(attributes, 2), '/>'];
  const inner = [
    '<LocalizationProvider dateAdapter={AdapterDayjs}>',
    ...indent(tag, 2),
    '</LocalizationProvider>',
  ];
  const lines = around ? [around[0], ...indent(inner, 2), around[1]] : inner;
  return [
    '',
    'export default function Booking() {',
    '  return (',
    ...indent(lines, 4),
    '  );',
    '}',
    '',
  ];
}

const VALUE = "defaultValue={dayjs('2024-04-17T15:30')}";

function withSx(printed: Printed): string[] {
  return [
    "import dayjs from 'dayjs';",
    ...imports(printed, 'sx'),
    '',
    'const styles = {',
    ...indent(rules(printed), 2),
    '};',
    ...component({ name: printed.component, attributes: [VALUE, 'sx={styles}'] }),
  ];
}

function withStyled(printed: Printed): string[] {
  const name = `Styled${printed.component}`;
  return [
    "import dayjs, { type Dayjs } from 'dayjs';",
    "import { styled } from '@mui/material/styles';",
    ...imports(printed, 'styled'),
    '',
    `const ${name} = styled(${printed.component}<Dayjs>)({`,
    ...indent(rules(printed), 2),
    '});',
    ...component({ name, attributes: [VALUE] }),
  ];
}

function withTheme(printed: Printed): string[] {
  const { theme, slot, nested } = overrideFor(printed.part);
  const style = styleLines(printed.style);
  const override = block(slot, nested ? block(`'${nested}'`, style) : style);
  return [
    "import dayjs from 'dayjs';",
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
    ...imports(printed, 'theme'),
    '',
    'const theme = createTheme({',
    ...indent(block('components', block(theme, block('styleOverrides', override))), 2),
    '});',
    ...component({
      name: printed.component,
      attributes: [VALUE],
      around: ['<ThemeProvider theme={theme}>', '</ThemeProvider>'],
    }),
  ];
}

function withCss(printed: Printed): string[] {
  return [
    "import dayjs from 'dayjs';",
    ...imports(printed, 'CSS'),
    "import './booking.css';",
    ...component({ name: printed.component, attributes: ['className="booking"', VALUE] }),
  ];
}

const PRINTERS: Record<Way, (printed: Printed) => string[]> = {
  sx: withSx,
  styled: withStyled,
  theme: withTheme,
  CSS: withCss,
};

/** The complete files that style a part with a method. */
export function printFiles(way: Way, component: string, part: Part, style: Style): PrintedFile[] {
  const code = PRINTERS[way]({ component, part, style }).join('\n');
  const main = { name: 'Booking.tsx', code };
  return way === 'CSS' ? [{ name: 'booking.css', code: cssRule(part, style) }, main] : [main];
}
