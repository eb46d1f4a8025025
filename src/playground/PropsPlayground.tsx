import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { eventAttributes } from '@site/src/analytics/events';
import CopyButton from '@site/src/theme/CodeBlock/Buttons/CopyButton';
import { useCopy } from '@site/src/ui/copy/useCopy';
import { LiveExample } from '@site/src/demo/LiveExample';
import type { LoadDemo } from '@site/src/demo/useLiveDemo';
import { useText } from '@site/src/i18n/useText';
import { ControlField } from './ControlField';
import { PlaygroundLinks } from './PlaygroundLinks';
import { PlaygroundPage } from './PlaygroundPage';
import { readValues, toJsx, withoutValues, withValue, type Controls } from './controls';
import { PlaygroundSearch, usePlaygroundQuery } from './usePlaygroundQuery';
import styles from './playground.module.css';

export interface PropsPlaygroundProps {
  /** Name of the component. */
  component: string;
  /** Address of its API page. */
  api: string;
  controls: Controls;
  /** Attributes that the example has apart from the controls, as they are written. */
  fixed(search: string): readonly string[];
  /** Height of the example in pixels. */
  height: number;
  /** Imports the example, which reads its props with `usePlaygroundValues`. */
  load: LoadDemo;
}

interface FieldsProps {
  controls: Controls;
  search: string;
  onSearch(search: string): void;
}

function Fields({ controls, search, onSearch }: FieldsProps): ReactNode {
  const text = useText();
  const values: Record<string, boolean | number | string> = readValues(controls, search);
  return (
    <form
      className={styles.fields}
      aria-label={text('playground.props')}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>{text('playground.props')}</h2>
      {Object.entries(controls).map(([name, control]) => (
        <ControlField
          key={name}
          name={name}
          control={control}
          value={values[name] ?? control.default}
          onChange={(value) => onSearch(withValue(controls, search, name, value))}
        />
      ))}
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => onSearch(withoutValues(controls, search))}
      >
        {text('playground.reset')}
      </button>
    </form>
  );
}

function ResultingCode({ jsx }: { jsx: string }): ReactNode {
  const text = useText();
  const { copied, copy } = useCopy(() => jsx);
  return (
    <section className={styles.result} aria-label={text('playground.code')}>
      <div className={styles.resultHead}>
        <h2>{text('playground.code')}</h2>
        <CopyButton copied={copied} onCopy={copy} {...eventAttributes('code', 'copy')} />
      </div>
      {/* Reachable by keyboard, as it may scroll. */}
      <pre tabIndex={0} role="group" aria-label={text('playground.code')}>
        <code>{jsx}</code>
      </pre>
    </section>
  );
}

/** A page that shows a component beside fields for its props. The address holds what was chosen. */
export function PropsPlayground(props: PropsPlaygroundProps): ReactNode {
  const { component: name, api, controls, fixed, height, load } = props;
  const text = useText();
  const { search, setSearch } = usePlaygroundQuery();
  return (
    <PlaygroundPage title={text('playground.titleOf', { name })}>
      <div className={styles.page}>
        <PlaygroundLinks />
        <h1>{text('playground.titleOf', { name })}</h1>
        <p>
          {text('playground.lead', { name })}{' '}
          <Link to={api}>{text('playground.api', { name })}</Link>
        </p>
        <div className={styles.columns}>
          <Fields controls={controls} search={search} onSearch={setSearch} />
          <div className={styles.shown}>
            <section className={styles.example} aria-label={text('playground.example')}>
              <PlaygroundSearch.Provider value={search}>
                <LiveExample load={load} height={height} first />
              </PlaygroundSearch.Provider>
            </section>
            <ResultingCode jsx={toJsx(name, fixed(search), controls, search)} />
          </div>
        </div>
      </div>
    </PlaygroundPage>
  );
}
