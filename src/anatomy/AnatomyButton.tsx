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
  if (!loadAnatomy) return null;
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        disabled={!isBrowser}
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
