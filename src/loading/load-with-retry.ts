import { isLoadError } from './load-errors';
import { showNotice } from './notice';

function askReader(): Promise<void> {
  return new Promise((resolve) => showNotice('failed', resolve));
}

/**
 * Loads a part of the site. If that fails, a notice lets readers try again, as often as they like.
 * React.lazy and Docusaurus' routes remember a failure forever, so they never receive one.
 * @param load imports or fetches it, again with each call
 * @param nextAttempt resolved when it is time to try again
 * @returns pending for as long as it does not come
 * @throws what the loaded code throws itself: another attempt would not change that
 */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  nextAttempt: () => Promise<unknown> = askReader,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isLoadError(error)) throw error;
      await nextAttempt();
    }
  }
}
