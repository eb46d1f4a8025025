import { useEffect, useRef, useState, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import { DATE_LIBRARY_NAMES, PREFERENCES } from '@site/model/preferences';
import { useText, type TextKey } from '@site/src/i18n/useText';
import { applySettings } from './apply-settings';
import type { SiteSettings } from './facts/site-settings';
import styles from './MyProjectPage.module.css';
import '@site/src/settings/texts';

/** The setting's name, and its value for readers. */
function linesOf(settings: SiteSettings, versionLabel: string): [TextKey, string][] {
  const { version, packageManager, dateLibrary, codeVariant, codeStyling } = settings;
  const lines: [TextKey, string | undefined][] = [
    ['myProject.version', version && versionLabel],
    ['settings.packageManager', packageManager],
    ['myProject.dateLibrary', dateLibrary && DATE_LIBRARY_NAMES[dateLibrary]],
    ['settings.codeVariant', codeVariant && PREFERENCES.codeVariant.labels[codeVariant]],
    ['settings.codeStyling', codeStyling],
  ];
  return lines.filter((line): line is [TextKey, string] => line[1] !== undefined);
}

/** Applies settings, and keeps how to undo that until the next project. */
function useSettings(settings: SiteSettings) {
  const undo = useRef<() => void>(undefined);
  const [state, setState] = useState<'offered' | 'applied' | 'undone'>('offered');
  const key = JSON.stringify(settings);
  useEffect(() => {
    undo.current = undefined;
    setState('offered');
  }, [key]);
  return {
    state,
    apply() {
      undo.current = applySettings(settings);
      setState('applied');
    },
    undo() {
      undo.current?.();
      undo.current = undefined;
      setState('undone');
    },
  };
}

interface SettingsOfferProps {
  settings: SiteSettings;
  /** Name of the version in the settings. */
  versionLabel: string;
}

/** Sets the whole site for the project with one click, which can be undone. */
export function SettingsOffer({ settings, versionLabel }: SettingsOfferProps): ReactNode {
  const text = useText();
  const { state, apply, undo } = useSettings(settings);
  const lines = linesOf(settings, versionLabel);
  const isApplied = state === 'applied';
  return (
    <section aria-label={text('myProject.settings')}>
      <Heading as="h2" id="site">
        {text('myProject.settings')}
      </Heading>
      {lines.length === 0 && <p>{text('myProject.noSettings')}</p>}
      <dl className={styles.facts}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && (
        <div className={styles.actions}>
          {/* It is one button because the focus must stay where it is. */}
          <button
            type="button"
            className={`button button--sm ${isApplied ? 'button--secondary' : 'button--primary'}`}
            onClick={isApplied ? undo : apply}
          >
            {text(isApplied ? 'myProject.undo' : 'myProject.apply')}
          </button>
          <span role="status">{state !== 'offered' && text(`myProject.${state}`)}</span>
        </div>
      )}
    </section>
  );
}
