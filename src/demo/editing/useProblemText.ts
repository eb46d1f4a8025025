import { reasonOf } from '@site/model/reason-of';
import { useText } from '@site/src/i18n/useText';
import { isLoadError } from '@site/src/loading/load-errors';
import { UserFacingError } from './user-facing-error';

/** Describes a problem: messages of the site in the reader's language, others as thrown. */
export function useProblemText(error: unknown): string | undefined {
  const text = useText();
  if (error === undefined) return undefined;
  if (error instanceof UserFacingError) return text(error.key, error.values);
  // From a part that the code imports while it runs.
  if (isLoadError(error)) return text('loading.failed');
  const message = reasonOf(error);
  return message.split('\n')[0];
}
