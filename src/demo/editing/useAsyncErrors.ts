import { useEffect } from 'react';

/** Reports errors outside of React: from events, timers and promises of edited demos. */
export function useAsyncErrors(onError: (error: unknown) => void): void {
  useEffect(() => {
    const onThrown = ({ error }: ErrorEvent) => onError(error);
    const onRejected = ({ reason }: PromiseRejectionEvent) => onError(reason);
    window.addEventListener('error', onThrown);
    window.addEventListener('unhandledrejection', onRejected);
    return () => {
      window.removeEventListener('error', onThrown);
      window.removeEventListener('unhandledrejection', onRejected);
    };
  }, [onError]);
}
