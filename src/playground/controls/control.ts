/** What a reader can change in a playground. */

/** A value that a reader chooses, as the address has it: for a choice the id of an option. */
export type Chosen = boolean | number | string;

/** What a reader changed, by prop. */
export type Changes = Readonly<Record<string, Chosen>>;

/** A value to choose from. */
export interface Option {
  id: string;
  value: unknown;
  /** Code of the value, if it is short. */
  label: string;
}

interface ControlBase {
  /** Of the prop. */
  name: string;
  /** Id of its place in the page of the reference. */
  anchor: string;
  /** Default value as the reference has it. */
  defaultText?: string;
}

interface SwitchControl extends ControlBase {
  kind: 'switch';
  initial: boolean;
}

export interface ChoiceControl extends ControlBase {
  kind: 'choice';
  /** Id of an option; empty if the prop is not set. */
  initial: string;
  options: readonly Option[];
}

interface NumberControl extends ControlBase {
  kind: 'number';
  /** Undefined if the prop is not set. */
  initial: number | undefined;
  min: number;
  max: number;
}

interface TextControl extends ControlBase {
  kind: 'text';
  initial: string;
  /** True for props that also take numbers, such as 80 besides '80%'. */
  takesNumbers?: boolean;
}

/** A prop that readers can change, and what it is before they do. */
export type Control = SwitchControl | ChoiceControl | NumberControl | TextControl;

/** A number in a field or in the address. */
export const NUMBER = /^-?\d{1,5}(?:\.\d{1,3})?$/;

/** Longest text that a prop takes from the address. */
export const LONGEST_TEXT = 80;
