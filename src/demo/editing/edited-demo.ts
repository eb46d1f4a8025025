import type { LoadDemo } from '../useLiveDemo';

/** A version of a demo that a reader wrote. */
export interface EditedDemo {
  code: string;
  /** True if it runs. Code from an earlier page view waits until the reader starts it. */
  running: boolean;
  /** Loads it, or the original while it waits. */
  load: LoadDemo;
}
