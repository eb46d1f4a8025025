import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ApiComponentPage } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import { inBackground } from '@site/src/loading/background';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import './button-texts';

interface AnatomyProps {
  page: ApiComponentPage;
}

/** plugins/bundler/unit-constants replaces the variable: other units do not have the samples. */
const loadAnatomy = process.env.DOCS_ANATOMY
  ? async () => (await import('./ui/Anatomy')).Anatomy
  : undefined;

/**
 * In the margin above the first heading while the anatomy is closed: the HTML of the page does not
 * have the button, and nothing moves when it appears.
 */
const IN_MARGIN = { position: 'absolute', marginBlockStart: 8 } as const;
const IN_FLOW = { marginBlockStart: 8 };

/**
 * Opens the anatomy of a component: the running component next to its slots and classes. It is
 * loaded with the first click. Nothing is shown where the version or the component has none.
 */
export function AnatomyButton({ page }: AnatomyProps): ReactNode {
  const text = useText();
  const isBrowser = useIsBrowser();
  const [Anatomy, setAnatomy] = useState<ComponentType<AnatomyProps>>();
  const [open, setOpen] = useState(false);
  const prepare = useCallback(() => {
    if (loadAnatomy) void inBackground(loadAnatomy).catch(() => undefined);
  }, []);
  const toggle = useCallback(() => {
    setOpen((was) => !was);
    if (loadAnatomy) void loadWithRetry(loadAnatomy).then((loaded) => setAnatomy(() => loaded));
  }, []);
  if (!loadAnatomy || !isBrowser) return null;
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        style={open ? IN_FLOW : IN_MARGIN}
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        {text('anatomyButton.open')}
      </button>
      {open && Anatomy && <Anatomy key={page.path} page={page} />}
    </>
  );
}
