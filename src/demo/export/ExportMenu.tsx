import { useMemo, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { eventAttributes, type EventAction } from '@site/src/analytics/events';
import { useMenu, type MenuOptions } from '@site/src/ui/toolbar/useMenu';
import { useText } from '@site/src/i18n/useText';
import { codeVariant, packageManager } from '@site/src/preferences/stores';
import { useThemeState } from '@site/src/preferences/theme-state/ThemeStateProvider';
import { loadProject } from './load-project';
import type { ExportedDemo } from './exported-demo';
import { makeProject, type ExportedProject } from './project';
import { openInCodeSandbox, openInStackBlitz } from './hosts';
import { downloadZip } from './zip';
import menuStyles from '../StylingMenu.module.css';

export interface ExportMenuProps extends ExportedDemo, MenuOptions {
  label: string;
  /** Called when a file of the demo cannot be fetched. */
  onFail(): void;
}

type Destination = Extract<EventAction<'demo'>, 'stackblitz' | 'codesandbox' | 'download'>;

const OPEN_IN: Record<Destination, (project: ExportedProject) => void> = {
  stackblitz: openInStackBlitz,
  codesandbox: openInCodeSandbox,
  download: downloadZip,
};

/** Returns a function that makes the project, with the reader's choices at the time of the call. */
function useProject({ name, source, editedCode }: ExportedDemo) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { url } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const { paletteMode, direction } = useThemeState();
  const loading = useMemo(() => {
    // Loading starts when the menu opens: browsers block a window that opens long after a click.
    const project = loadProject(source.code.files.map(({ address }) => withBaseUrl(address)));
    // Callers handle a failure; without a caller it must not be an unhandled rejection.
    project.catch(() => undefined);
    return project;
  }, [source, withBaseUrl]);
  return async (): Promise<ExportedProject> =>
    makeProject(await loading, {
      name,
      variant: codeVariant.get(),
      styling: source.styling,
      packageManager: packageManager.get(),
      mode: paletteMode,
      direction,
      address: `${url}${pathname}#${name}`,
      editedCode,
    });
}

/** Menu of the places that a demo can be exported to. */
export function ExportMenu(props: ExportMenuProps): ReactNode {
  const { name, label, onFail } = props;
  const text = useText();
  const project = useProject(props);
  const { close, menuProps } = useMenu(props);

  const destinations: [Destination, string][] = [
    ['stackblitz', 'StackBlitz'],
    ['codesandbox', 'CodeSandbox'],
    ['download', text('demo.downloadZip')],
  ];
  return (
    <div {...menuProps} className={menuStyles.menu} aria-label={label}>
      {destinations.map(([destination, title]) => (
        <button
          key={destination}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={menuStyles.item}
          {...eventAttributes('demo', destination, name)}
          onClick={() => {
            close();
            project().then(OPEN_IN[destination], onFail);
          }}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
