import { useText } from '@site/src/i18n/useText';
import { isLoadError } from '@site/src/loading/load-errors';
import { ToldError } from './told-error';

/** What is wrong, in words: the site's own in the reader's language, others as they are thrown. */
export function useProblemText(error: unknown): string | undefined {
  const text = useText();
  if (error === undefined) return undefined;
  if (error instanceof ToldError) return text(error.key, error.values);
  // From a part that the code imports while it runs.
  if (isLoadError(error)) return text('loading.failed');
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0];
}
