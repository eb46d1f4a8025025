import type { ReactNode } from 'react';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';

interface LoadFailureProps {
  className?: string;
  onRetry(): void;
}

/** Shown in place of a part of the page that could not be loaded. */
export function LoadFailure({ className, onRetry }: LoadFailureProps): ReactNode {
  const text = useText();
  return (
    <div role="alert" className={className}>
      <p>
        <Icon name="warning" /> {text('loading.failed')}
      </p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        {text('loading.retry')}
      </button>
    </div>
  );
}
