import type { LoadDemo } from '../useLiveDemo';

/** A version of a demo that a reader wrote. */
export interface EditedDemo {
  code: string;
  /** Whether it runs; one that was written before the page was opened waits for the reader. */
  running: boolean;
  /** Loads it, or the original while it waits. */
  load: LoadDemo;
}
