import { useEffect, useId, useState, type ReactNode } from 'react';
import { HUES, type Hue } from '@site/model/theme-state';
import { PREFERENCES } from '@site/model/preferences';
import { reasonOf } from '@site/model/reason-of';
import { eventAttributes } from '@site/src/analytics/events';
import { useText } from '@site/src/i18n/useText';
import { toHex } from '@site/src/preferences/theme-state/parse-color';
import styles from './PaletteField.module.css';

const HUE_NAMES = Object.keys(HUES) as Hue[];

interface PaletteFieldProps {
  label: string;
  /** `#rrggbb`; undefined for the theme's own color. */
  value: string | undefined;
  onChange(value: string | undefined): void;
  children: ReactNode;
}

/** Parses the text of the field; an empty one means the theme's own color. */
function parseField(typed: string): { color?: string; problem?: string } {
  if (typed.trim() === '') return {};
  try {
    return { color: toHex(typed) };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}

function Swatches({ label, value, onChange }: Omit<PaletteFieldProps, 'children'>): ReactNode {
  const text = useText();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.swatches}>
      {HUE_NAMES.map((hue) => (
        <label key={hue} className={styles.swatch} title={text(`settings.hue.${hue}`)}>
          <input
            type="radio"
            name={name}
            aria-label={text(`settings.hue.${hue}`)}
            checked={value === HUES[hue]}
            {...eventAttributes('settings', PREFERENCES.paletteColors.settingsAction, hue)}
            onChange={() => onChange(HUES[hue])}
          />
          <span style={{ backgroundColor: HUES[hue] }} />
        </label>
      ))}
    </div>
  );
}

/** Field and swatches for a color. A message shows why a typed color is not valid. */
export function PaletteField({ label, value, onChange, children }: PaletteFieldProps): ReactNode {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(value ?? '');
  const { problem } = parseField(typed);

  useEffect(() => {
    // Another control or tab changed the color; text that means the same color stays as typed.
    setTyped((current) => (parseField(current).color === value ? current : (value ?? '')));
  }, [value]);

  const changeText = (next: string) => {
    setTyped(next);
    const parsed = parseField(next);
    if (!parsed.problem) onChange(parsed.color);
  };
  return (
    <div className={styles.palette}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.colorInput}
        dir="ltr"
        value={typed}
        placeholder={text('settings.colorPlaceholder')}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => changeText(event.target.value)}
      />
      <span
        className={styles.preview}
        aria-hidden="true"
        style={value ? { backgroundColor: value } : undefined}
      />
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
      <Swatches label={label} value={value} onChange={onChange} />
      {children}
    </div>
  );
}
