/**
 * What a playground shows, as a tree of elements. The same tree is rendered and printed, so the code
 * that readers copy is what they see.
 */

/** Props of an element. Values are literals, arrays, objects, dates, and what is defined here. */
export type Props = Readonly<Record<string, unknown>>;

/** A value that the code defines before the component, and uses by its name. */
export class Constant<Value = unknown> {
  constructor(
    readonly name: string,
    readonly value: Value,
    /** Its type in TypeScript, where the compiler would infer a wider one. */
    readonly type?: { text: string; imported: string },
  ) {}
}

/** A value that the code imports. */
export class Imported {
  constructor(
    readonly name: string,
    readonly from: string,
  ) {}
}

/** An element of the tree. */
export interface ElementNode {
  /** Name of a component, or of an HTML element. */
  name: string;
  props: Props;
  children: readonly ElementNode[];
}

/** Makes an element; the type of its props can be given. */
export function element<ElementProps extends object = Props>(
  name: string,
  props: NoInfer<Partial<{ [Name in keyof ElementProps]: PropValue<ElementProps[Name]> }>>,
  ...children: ElementNode[]
): ElementNode {
  return { name, props: props as Props, children };
}

/** A value of a prop, or a constant with it. */
export type PropValue<Value> = Value | Constant<Value> | Imported;

/** Checks for components, whose names begin with a capital letter. */
export function isComponent({ name }: ElementNode): boolean {
  return /^[A-Z]/.test(name);
}

/** A date of Day.js, recognized by its fields: this module does not load the library. */
interface DayjsDate {
  $d: Date;
  format(template: string): string;
}

/** Checks for a date of Day.js. */
export function isDayjsDate(value: unknown): value is DayjsDate {
  return typeof value === 'object' && value !== null && '$d' in value;
}

/** All elements of a tree, from the outside in. */
export function elementsOf(node: ElementNode): ElementNode[] {
  return [node, ...node.children.flatMap(elementsOf)];
}

/** All values in a value that are used by their names, and all dates: each after those it needs. */
export function namedValues(value: unknown): (Constant | Imported | DayjsDate)[] {
  if (value instanceof Imported || isDayjsDate(value)) return [value];
  if (value instanceof Constant) return [...namedValues(value.value), value];
  if (Array.isArray(value)) return value.flatMap(namedValues);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namedValues);
}

/** Returns the tree with other props for its elements of a name. */
export function withProps(node: ElementNode, name: string, props: Props): ElementNode {
  return {
    ...node,
    props: node.name === name ? props : node.props,
    children: node.children.map((child) => withProps(child, name, props)),
  };
}
