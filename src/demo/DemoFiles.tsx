import { useState, type ReactNode } from 'react';
import type { DemoFile } from '@site/model/demo-code';
import { Toolbar } from '@site/src/ui/toolbar/Toolbar';
import { useText } from '@site/src/i18n/useText';
import { codeVariant } from '@site/src/preferences/stores';
import { useChoice } from '@site/src/preferences/create-choice';
import styles from './Demo.module.css';

interface DemoFilesProps {
  /** Name of the demo. */
  name: string;
  files: DemoFile[];
  shown: DemoFile;
  /** @throws when the file cannot be fetched */
  onShow(file: DemoFile): Promise<void>;
}

/** List of the files of a demo; a click on a name shows the file. */
export function DemoFiles({ name, files, shown, onShow }: DemoFilesProps): ReactNode {
  const text = useText();
  const inJavaScript = useChoice(codeVariant) === 'JS';
  const [failed, setFailed] = useState('');
  const nameOf = (file: DemoFile) =>
    inJavaScript ? file.name.replace(/\.ts(x?)$/, '.js$1') : file.name;
  const show = async (file: DemoFile) => {
    setFailed('');
    await onShow(file).catch(() => setFailed(nameOf(file)));
  };
  return (
    <>
      <Toolbar label={text('demo.files', { name })} className={styles.files}>
        {files.map((file) => (
          <button
            key={file.name}
            type="button"
            className={styles.file}
            aria-pressed={file === shown}
            onClick={() => void show(file)}
          >
            {nameOf(file)}
          </button>
        ))}
      </Toolbar>
      <p role="status" className={styles.fileStatus}>
        {failed && text('demo.fileFailed', { name: failed })}
      </p>
    </>
  );
}
