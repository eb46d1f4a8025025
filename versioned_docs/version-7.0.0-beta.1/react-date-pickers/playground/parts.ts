import type { ClassGroup, Subject } from './subjects';

/** A part of a component that can be styled by its class. */
export interface Part {
  /** `pickersDayClasses.selected` */
  id: string;
  group: ClassGroup;
  key: string;
  /**
   * Name of the class before a state, as in `.MuiPickersDay-root.Mui-selected`: states
   * have the same class on all components of MUI.
   */
  owner?: string;
  /** Whether it is the root of the component. */
  own: boolean;
  /** `both` for a part that is nearly a square, `height` for a row. */
  sides: 'both' | 'height' | 'none';
  /** Whether it contains text, so typography has an effect. */
  text: boolean;
}

const isState = (name: string) => name.startsWith('Mui-');

/** The selector of a part, with classes as they are in the page. */
export function selectorOf({ group, key, owner }: Pick<Part, 'group' | 'key' | 'owner'>): string {
  const name = group.classes[key] ?? '';
  return owner ? `.${group.classes[owner] ?? ''}.${name}` : `.${name}`;
}

function visibleIn(root: Element, selector: string): Element | undefined {
  return [...root.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** Pixels; higher parts are not rows. */
const HIGHEST_ROW = 48;

function sidesOf(element: Element): Part['sides'] {
  const { width, height } = element.getBoundingClientRect();
  if (height > HIGHEST_ROW) return 'none';
  return Math.abs(width - height) <= 4 ? 'both' : 'height';
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

/** The part with a class, if the component shows it. */
function partOf(root: Element, group: ClassGroup, key: string): Part | undefined {
  const state = isState(group.classes[key] ?? '');
  const owners = Object.keys(group.classes).filter((each) => !isState(group.classes[each] ?? ''));
  for (const owner of state ? owners : [undefined]) {
    const element = visibleIn(root, selectorOf({ group, key, owner }));
    if (element) {
      return {
        id: `${group.name}.${key}`,
        group,
        key,
        owner,
        own: element === root.firstElementChild,
        sides: sidesOf(element),
        text: hasOwnText(element),
      };
    }
  }
  return undefined;
}

/** All parts that a component shows, found by the classes that the package exports for it. */
export function partsIn(root: Element, { groups }: Subject): Part[] {
  return groups.flatMap((group) =>
    Object.keys(group.classes).flatMap((key) => partOf(root, group, key) ?? []),
  );
}
