import type { CodeStyling, CodeVariant } from '@site/model/preferences';
import type { Direction } from '@site/model/theme-state';

/** Choices of the reader that a project depends on, and the origin of the demo. */
export interface ProjectOptions {
  name: string;
  variant: CodeVariant;
  styling: CodeStyling;
  mode: 'light' | 'dark';
  direction: Direction;
  /** Of the demo in the docs. */
  address: string;
  editedCode?: string;
}
