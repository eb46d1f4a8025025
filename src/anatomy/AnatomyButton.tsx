import {
  useCallback,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { ApiComponentPage } from '@site/model/api-reference';
import { useText } from '@site/src/i18n/useText';
import { inBackground } from '@site/src/loading/background';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import './button-texts';

/** What the button opens. */
interface Opened {
  Anatomy: ComponentType<{ page: ApiComponentPage }>;
  page: ApiComponentPage;
}

/** plugins/bundler/unit-constants replaces the variable: other units do not have the samples. */
const loadAnatomy = process.env.DOCS_LIVE_REFERENCE
  ? async () => (await import('./ui/Anatomy')).Anatomy
  : undefined;

/** Whether components have anatomies in this unit. */
export const HAS_ANATOMIES = loadAnatomy !== undefined;

export const BUTTON_CLASS = 'button button--secondary button--sm';

const IN_FLOW: CSSProperties = { marginBlockStart: 8 };

interface AnatomyButtonProps {
  /** Returns what the reference has about the component. It does not change while the page is open. */
  getPage(): ApiComponentPage | Promise<ApiComponentPage>;
  /** Style while the anatomy is closed. */
  closedStyle?: CSSProperties;
}

/**
 * Opens the anatomy of a component: the running component next to its slots and classes. It is
 * loaded with the first click. Nothing is shown where the version has none.
 */
export function AnatomyButton({ getPage, closedStyle = IN_FLOW }: AnatomyButtonProps): ReactNode {
  const text = useText();
  const [opened, setOpened] = useState<Opened>();
  const [open, setOpen] = useState(false);
  const prepare = useCallback(() => {
    if (loadAnatomy) void inBackground(loadAnatomy).catch(() => undefined);
  }, []);
  const toggle = () => {
    setOpen(!open);
    if (!loadAnatomy || opened) return;
    const load = async () => ({ Anatomy: await loadAnatomy(), page: await getPage() });
    void loadWithRetry(load).then(setOpened);
  };
  if (!loadAnatomy) return null;
  return (
    <>
      <button
        type="button"
        className={BUTTON_CLASS}
        style={open ? IN_FLOW : closedStyle}
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        {text('anatomyButton.open')}
      </button>
      {open && opened && <opened.Anatomy page={opened.page} />}
    </>
  );
}
