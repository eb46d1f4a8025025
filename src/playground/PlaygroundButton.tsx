import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ApiComponentPage } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import { inBackground } from '@site/src/loading/background';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import './button-texts';
import { opensPlayground } from './controls/opens-playground';
import { loadPlayground } from './load-playground';

interface PlaygroundProps {
  page: ApiComponentPage;
  open: boolean;
}

/** plugins/bundler/unit-constants replaces the variable: older versions do not have playgrounds. */
const load = process.env.DOCS_LIVE_REFERENCE ? loadPlayground : undefined;

/**
 * At the end of the line of the first heading, or above the playground when that is open: the HTML
 * of the page does not have the button, and nothing moves when it appears.
 */
const AT_END = { float: 'inline-end', marginBlockStart: 'var(--space-6)' } as const;

/** Opens the playground of a component. It is loaded with the first click, or by an address. */
export function PlaygroundButton({ page }: { page: ApiComponentPage }): ReactNode {
  const text = useText();
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  const [Playground, setPlayground] = useState<ComponentType<PlaygroundProps>>();
  const [open, setOpen] = useState(false);
  const prepare = useCallback(() => {
    if (load) void inBackground(load).catch(() => undefined);
  }, []);
  const toggle = useCallback((next: boolean) => {
    setOpen(next);
    if (load && next) {
      void loadWithRetry(load).then((loaded) => setPlayground(() => loaded));
    }
  }, []);
  useEffect(() => {
    if (opensPlayground(search)) toggle(true);
  }, [search, toggle]);
  if (!load || !isBrowser) return null;
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        style={AT_END}
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => toggle(!open)}
      >
        {text('playgroundButton.open')}
      </button>
      {Playground && <Playground key={page.path} page={page} open={open} />}
    </>
  );
}
