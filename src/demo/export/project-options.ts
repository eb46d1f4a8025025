import type { CodeStyling, CodeVariant, PackageManager } from '@site/model/preferences';
import type { Direction } from '@site/model/theme-state';

/** Choices of the reader that a project depends on, and the origin of the demo. */
export interface ProjectOptions {
  name: string;
  variant: CodeVariant;
  styling: CodeStyling;
  packageManager: PackageManager;
  mode: 'light' | 'dark';
  direction: Direction;
  /** Of the demo in the docs. */
  address: string;
  editedCode?: string;
}
