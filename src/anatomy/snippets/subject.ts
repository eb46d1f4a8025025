import type { ApiComponentPage } from '@site/model/api-reference';
import { PLAN_NAMES, type Plan } from '@site/model/plans';
import type { AnatomyItem } from '../items';

/** What a snippet is about. */
export interface Subject {
  page: ApiComponentPage;
  item: AnatomyItem;
  /** The plan of the component that shows the state, if it is above the one of the page. */
  plan?: Plan;
  /** Selector of the element, if it needs more than the class of the item. */
  selector?: string;
  /** True for elements outside of the component's root element: its `sx` does not reach them. */
  inPopup?: boolean;
  /** True for elements of a drawing, which have a stroke rather than a color. */
  inDrawing?: boolean;
}

/** Name and package of the component in the code. */
export function componentOf({ page, plan }: Subject): { name: string; line: string } {
  if (!plan) return { name: page.name, line: page.imports[0] ?? '' };
  const name = `DataGrid${PLAN_NAMES[plan]}`;
  return { name, line: `import { ${name} } from '@mui/x-data-grid-${plan}';` };
}

/** `my-columnMenu`, the class that readers would give to a slot without one. */
function ownClass({ name }: AnatomyItem): string {
  return `my-${name}`;
}

/** Returns whether the code has to give the slot a class, as its element has none. */
export function needsClass({ item }: Subject): boolean {
  return item.className === undefined;
}

/** Returns the selector of the element. */
export function selectorOf({ item, selector }: Subject): string {
  return selector ?? `.${item.className ?? ownClass(item)}`;
}

/** Returns whether the item is the root element of the component. */
export function isRoot({ page, item }: Subject): boolean {
  return item.name === 'root' && item.className === `${page.themeName}-root`;
}

/** Returns whether the component has a prop. */
export function hasProp({ page }: Subject, name: string): boolean {
  return page.props.some((prop) => prop.name === name);
}

/** Returns whether the component takes some of its classes: a few want all. */
export function takesClasses({ page }: Subject): boolean {
  const { type } = page.props.find(({ name }) => name === 'classes') ?? {};
  return type !== undefined && type.startsWith('Partial<');
}

/** Components whose theme key is missing in the types of the theme. */
const WITHOUT_THEME_TYPES = ['MuiPieChart'];

/** Components whose default props in the types of the theme lack `slots` and `slotProps`. */
const WITHOUT_SLOTS_IN_THEME = ['MuiDigitalClock'];

/** Returns the key of the component in the theme, if there is one. */
function themeKeyOf({ page: { themeName } }: Subject): string | undefined {
  return themeName && !WITHOUT_THEME_TYPES.includes(themeName) ? themeName : undefined;
}

/** Slots of larger plans only: the types of the theme have those of the community grid. */
const WITHOUT_SLOT_TYPES =
  /^(columnMenu(Aggregation|(Ung|G)roup|Pin(Left|Right))Icon|headerFilter\w+)$/;

/** Returns whether the types of the theme know the slot. */
export function isInTheme(subject: Subject): boolean {
  const key = themeKeyOf(subject);
  return (
    key !== undefined &&
    !WITHOUT_SLOTS_IN_THEME.includes(key) &&
    !WITHOUT_SLOT_TYPES.test(subject.item.name)
  );
}

/** Props for slots that do not take a class, as they do not render an element. */
function propsWithoutClass({ page, item }: Subject): string | undefined {
  const { propsType = '' } = page.slots.find(({ name }) => name === item.name) ?? {};
  if (propsType.includes('TransitionProps')) return '{ timeout: 200 }';
  if (propsType.includes('FocusTrapProps')) return '{ disableEnforceFocus: true }';
  return undefined;
}

/** Returns whether styles can select the element of the item. */
export function hasSelector(subject: Subject): boolean {
  return subject.item.className !== undefined || propsWithoutClass(subject) === undefined;
}

/** The props of a slot: a class for those that take one. */
export function slotPropsOf(subject: Subject): string {
  return propsWithoutClass(subject) ?? `{ className: '${ownClass(subject.item)}' }`;
}

/** `MyColumnMenu`, a component in the place of the default one. */
export function ownComponent({ name }: AnatomyItem): string {
  return `My${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
