import {
  componentOf,
  hasProp,
  hasSelector,
  isInTheme,
  isRoot,
  needsClass,
  ownComponent,
  selectorOf,
  slotPropsOf,
  takesClasses,
  type Subject,
} from './subject';

/** Ways to change a slot or a class, named as in the API. */
export const SNIPPET_KINDS = ['sx', 'theme', 'slotProps', 'slots', 'classes', 'CSS'] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

export interface Snippet {
  kind: SnippetKind;
  code: string;
}

const COLOR = '#1976d2';

/** A declaration that shows on the element. */
function style({ inDrawing }: Subject): string {
  return inDrawing ? `stroke: '${COLOR}'` : `color: '${COLOR}'`;
}

/** JSX of the component with attributes, each on its own line. */
function element(subject: Subject, attributes: readonly string[]): string {
  const { name } = componentOf(subject);
  const lines = ['{...props}', ...attributes];
  return [`<${name}`, ...lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`), '/>'].join(
    '\n',
  );
}

function object(name: string, lines: readonly string[]): string {
  return [`${name}={{`, ...lines.map((line) => `  ${line}`), '}}'].join('\n');
}

function indent(code: string): string {
  return code.replaceAll('\n', '\n  ');
}

/** Attributes that give the slot's element a class. */
function classAttributes(subject: Subject): string[] {
  return needsClass(subject)
    ? [object('slotProps', [`${subject.item.name}: ${slotPropsOf(subject)},`])]
    : [];
}

/** Styles for the element with `sx`, or for all elements with the class where `sx` does not reach. */
function sxCode(subject: Subject): string {
  const { line } = componentOf(subject);
  const rule = `'& ${selectorOf(subject)}': { ${style(subject)} },`;
  const attributes = classAttributes(subject);
  if (subject.inPopup) {
    const styles = `{{ '${selectorOf(subject)}': { ${style(subject)} } }}`;
    const parts = [`<GlobalStyles styles=${styles} />`, element(subject, attributes)];
    return [
      "import GlobalStyles from '@mui/material/GlobalStyles';",
      ...[line, '', '<>', ...parts.map((part) => `  ${indent(part)}`), '</>'],
    ].join('\n');
  }
  if (!hasProp(subject, 'sx')) {
    const open = `<Box sx={{ '& ${selectorOf(subject)}': { ${style(subject)} } }}>`;
    return [
      "import Box from '@mui/material/Box';",
      ...[line, '', open, `  ${indent(element(subject, attributes))}`, '</Box>'],
    ].join('\n');
  }
  const sx = object('sx', [isRoot(subject) ? `${style(subject)},` : rule]);
  return [line, '', element(subject, [...attributes, sx])].join('\n');
}

/** Component and CSS file. */
function cssCode(subject: Subject): string {
  const rule = style(subject).replaceAll("'", '');
  return `${selectorOf(subject)} {\n  ${rule};\n}`;
}

function themeOf(component: string, lines: readonly string[]): string[] {
  return [
    ...['const theme = createTheme({', '  components: {', `    ${component}: {`],
    ...lines.map((line) => `      ${line}`),
    ...['    },', '  },', '});'],
  ];
}

const CREATE_THEME = "import { createTheme } from '@mui/material/styles';";

function augmentation({ page, plan }: Subject): string {
  const name = plan ? `@mui/x-data-grid-${plan}` : page.package.name;
  return `import type {} from '${name}/themeAugmentation';`;
}

/** Default props for a slot, for all components of the app. */
function themeOfSlot(subject: Subject): string {
  const { item, page } = subject;
  const value = `{ ${item.name}: ${item.hasProps ? slotPropsOf(subject) : ownComponent(item)} }`;
  const lines = ['defaultProps: {', `  ${item.hasProps ? 'slotProps' : 'slots'}: ${value},`, '},'];
  return [
    ...[CREATE_THEME, augmentation(subject), ''],
    ...(item.hasProps ? [] : [ownIcon(subject), '']),
    ...themeOf(page.themeName ?? '', lines),
  ].join('\n');
}

/** Styles of a class, for all components of the app. */
function themeOfClass(subject: Subject): string {
  const { page } = subject;
  const selector = selectorOf(subject);
  const hasRoot = page.classes.some(({ className }) => className === `${page.themeName}-root`);
  if (!hasRoot || subject.inPopup) {
    const lines = ['styleOverrides: {', `  '${selector}': { ${style(subject)} },`, '},'];
    return [CREATE_THEME, '', ...themeOf('MuiCssBaseline', lines)].join('\n');
  }
  const root = isRoot(subject)
    ? `  root: { ${style(subject)} },`
    : `  root: { '& ${selector}': { ${style(subject)} } },`;
  return [
    ...[CREATE_THEME, augmentation(subject), ''],
    ...themeOf(page.themeName ?? '', ['styleOverrides: {', root, '},']),
  ].join('\n');
}

function ownIcon({ item }: Subject): string {
  return [
    `function ${ownComponent(item)}() {`,
    `  return <span className="my-${item.name}">★</span>;`,
    '}',
  ].join('\n');
}

/** The slot with a component of one's own. */
function slotsCode(subject: Subject): string {
  const { item } = subject;
  const slots = object('slots', [`${item.name}: ${ownComponent(item)},`]);
  const { line } = componentOf(subject);
  return [line, '', ownIcon(subject), '', element(subject, [slots])].join('\n');
}

function slotSnippets(subject: Subject): Snippet[] {
  const { item } = subject;
  const { line } = componentOf(subject);
  const theme: Snippet[] = isInTheme(subject)
    ? [{ kind: 'theme', code: themeOfSlot(subject) }]
    : [];
  if (!item.hasProps) return [...theme, { kind: 'slots', code: slotsCode(subject) }];
  const slotProps = object('slotProps', [`${item.name}: ${slotPropsOf(subject)},`]);
  const code = [line, '', element(subject, [slotProps])].join('\n');
  if (!hasSelector(subject)) return [...theme, { kind: 'slotProps', code }];
  return [
    { kind: 'sx', code: sxCode(subject) },
    ...theme,
    { kind: 'slotProps', code },
    { kind: 'CSS', code: cssCode(subject) },
  ];
}

function classSnippets(subject: Subject): Snippet[] {
  const { item } = subject;
  const { line } = componentOf(subject);
  const key = /^\w+$/.test(item.name) ? item.name : `'${item.name}'`;
  const classes = object('classes', [`${key}: 'my-${item.name}',`]);
  return [
    { kind: 'sx', code: sxCode(subject) },
    { kind: 'theme', code: themeOfClass(subject) },
    ...(takesClasses(subject)
      ? [{ kind: 'classes' as const, code: [line, '', element(subject, [classes])].join('\n') }]
      : []),
    { kind: 'CSS', code: cssCode(subject) },
  ];
}

/** Returns code for each way to change a slot or class. */
export function snippetsOf(subject: Subject): Snippet[] {
  return subject.item.kind === 'slot' ? slotSnippets(subject) : classSnippets(subject);
}
