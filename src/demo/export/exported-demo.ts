import type { DemoSource } from '../demo-source';

/** A demo that a reader takes away as a project. */
export interface ExportedDemo {
  /** Name of the demo. */
  name: string;
  /** The demo in the styling that is shown. */
  source: DemoSource;
  /** Text of the demo's own file in the variant that is shown, where the reader has changed it. */
  editedCode?: string;
}
