import { useEffect } from 'react';

/** Hears of what is thrown outside of React: by events, timers and promises of edited demos. */
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
