/** Where something is written; lines and columns count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** What an expression is, as far as it can be read without running it. */
export type Value =
  | { kind: 'object'; keys: Key[] }
  | { kind: 'array'; items: Value[] }
  | { kind: 'function'; parameters: number }
  | { kind: 'string'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'other' };

/** A key of an object that is written in the file, or an attribute of an element. */
export interface Key {
  name: string;
  place: Place;
  value: Value;
}

/** A name that a file imports, or passes on, from a package of MUI. */
export interface ImportFact {
  module: string;
  /** The exported name; `default`, `*`, or empty if only the module is named. */
  name: string;
  place: Place;
}

/** A component that JSX or `React.createElement` renders. */
export interface ElementFact {
  module: string;
  component: string;
  /** A component made from it, such as by `styled()`, which can accept more than the component. */
  wrapped: boolean;
  place: Place;
  attributes: Key[];
  /** True if attributes come from objects that are not written in place. */
  hasSpread: boolean;
}

/** A call of a function or of a method. */
export interface CallFact {
  /** What the method is called on, such as `apiRef.current`; empty for a function. */
  receiver: string;
  name: string;
  arguments: Value[];
  /** True if the function is imported from a package of MUI. */
  isImported: boolean;
  /** The API object whose method is called. */
  api?: 'grid' | 'tree';
  place: Place;
}

/** An object that is written in the file. */
export interface ObjectFact {
  keys: Key[];
  /** True if it is, or is an item of, the value of a variable with neither type nor assertion. */
  untyped: boolean;
}

/** A read of a class, such as `gridClasses.cell`. */
export interface ClassRead {
  /** The exported name of the object. */
  source: string;
  name: string;
  place: Place;
}

/** A text between quotation marks or in a template. */
export interface TextFact {
  text: string;
  place: Place;
}

/** A use of an imported type with a type parameter of the file that has no constraint. */
export interface LooseTypeArgument {
  type: string;
  place: Place;
}

/** What one file of a project imports and writes. */
export interface FileFacts {
  file: string;
  isTypeScript: boolean;
  imports: ImportFact[];
  elements: ElementFact[];
  calls: CallFact[];
  objects: ObjectFact[];
  classReads: ClassRead[];
  texts: TextFact[];
  looseTypeArguments: LooseTypeArgument[];
}

/** A file of a project: path from the project's folder with `/`, and content. */
export interface ProjectFile {
  path: string;
  content: string;
}

/** The keys of an object; none for other values. */
export function keysOf(value: Value | undefined): Key[] {
  return value?.kind === 'object' ? value.keys : [];
}

/** The attribute of an element, or the key of an object, with this name. */
export function keyNamed(keys: readonly Key[], name: string): Key | undefined {
  return keys.find((key) => key.name === name);
}
