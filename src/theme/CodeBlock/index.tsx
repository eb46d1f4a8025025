// Replaced: shows code that plugins/mdx/code-blocks highlighted at build time, in every variant that the
// reader can choose; copies what is shown; the stock highlighter is not in the bundle.
import { useState, type ReactNode } from 'react';
import { eventAttributes, reportEvent } from '@site/src/analytics/events';
import { ChoiceSwitch } from '@site/src/ui/toolbar/ChoiceSwitch';
import { Toolbar } from '@site/src/ui/toolbar/Toolbar';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';
import { codeVariant, packageManager } from '@site/src/preferences/stores';
import type { CodeBlockVariant } from '@site/model/code-block';
import CopyButton from './Buttons/CopyButton';
import CodeVariants, { visibleCode } from './Variants';
import { useCopy } from '@site/src/ui/copy/useCopy';
import { useCopyShortcut } from '@site/src/ui/copy/useCopyShortcut';
import styles from './styles.module.css';

interface CodeBlockProps {
  /** Made by plugins/mdx/code-blocks from a fence; the author writes the fence. */
  variants: CodeBlockVariant[];
  title?: string;
  showLineNumbers?: boolean;
}

function VariantSwitch({ variants }: { variants: CodeBlockVariant[] }): ReactNode {
  const text = useText();
  const ids = variants.map(({ id }) => id);
  if (ids.includes('npm')) {
    return (
      <ChoiceSwitch
        choice={packageManager}
        label={text('code.packageManager')}
        attributesOf={(manager) => eventAttributes('code', 'package-manager', manager)}
      />
    );
  }
  if (!ids.includes('JS')) return null;
  return (
    <ChoiceSwitch
      choice={codeVariant}
      label={text('code.variant')}
      attributesOf={(variant) => eventAttributes('code', 'variant', variant)}
    />
  );
}

/** A fenced block of code: title or language, the reader's choices, word wrap, copy. */
export default function CodeBlock({ variants, title, showLineNumbers }: CodeBlockProps): ReactNode {
  const text = useText();
  const [wrap, setWrap] = useState(false);
  const { copied, copy } = useCopy(() => visibleCode(block.current));
  const block = useCopyShortcut<HTMLDivElement>(() => {
    copy();
    reportEvent('code', 'copy-keyboard', title);
  });
  const label = title ?? text('code.block');
  return (
    <div ref={block} className={styles.block} data-code-block>
      <div className={styles.header}>
        <span className={styles.title}>{title}</span>
        {variants.map(({ id, language }) => (
          <span key={id} data-variant={id || undefined} className={styles.language}>
            {language}
          </span>
        ))}
        <Toolbar label={text('code.toolbar')} className={styles.toolbar}>
          <VariantSwitch variants={variants} />
          <button
            type="button"
            className={styles.iconButton}
            aria-pressed={wrap}
            aria-label={text('code.wrap')}
            title={text('code.wrap')}
            onClick={() => setWrap(!wrap)}
          >
            <Icon name="wrap" size={16} />
          </button>
          <CopyButton copied={copied} onCopy={copy} {...eventAttributes('code', 'copy', title)} />
        </Toolbar>
      </div>
      <CodeVariants
        variants={variants}
        showLineNumbers={showLineNumbers}
        wrap={wrap}
        label={label}
      />
    </div>
  );
}
