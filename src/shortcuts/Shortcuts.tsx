import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import { nextColorMode, useColorModeChoice } from '@site/src/preferences/useColorModeChoice';
import { onOpenShortcuts, openShortcuts } from './open-shortcuts';
import type { ShortcutsDialogProps } from './ShortcutsDialog';

type Dialog = ComponentType<ShortcutsDialogProps>;

/** Listens for the shortcuts of single keys, and fetches the list of all when it is asked for. */
export function Shortcuts(): ReactNode {
  const { choice, choose } = useColorModeChoice();
  const [shown, setShown] = useState<{ Dialog: Dialog }>();
  const toNextMode = () => choose(nextColorMode(choice));
  const nextMode = useRef(toNextMode);
  nextMode.current = toNextMode;

  useEffect(() => {
    const show = () =>
      void loadWithRetry(() => import('./ShortcutsDialog')).then(({ ShortcutsDialog }) =>
        setShown({ Dialog: ShortcutsDialog }),
      );
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' && event.key !== 'd') return;
      // Few readers press one of these: what they mean, and where they mean nothing, comes then.
      void import('./shortcut-keys').then(
        ({ actionOf }) => {
          const action = actionOf(event);
          if (action === 'list') openShortcuts();
          else if (action === 'colorMode') nextMode.current();
        },
        // A key may mean nothing here: the next press tries again.
        () => undefined,
      );
    };
    const stop = onOpenShortcuts(show);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      stop();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return shown && <shown.Dialog onClose={() => setShown(undefined)} />;
}
