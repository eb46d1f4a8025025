import { useEffect, useState } from 'react';
import { DEBOUNCE } from '@site/model/times';
import type { ReadError, ReadErrorCode, ReadResult } from './read/project';
import { LARGEST_FILE, readProject } from './read/read-project';

/** Longer texts make a text field slow; the name of their file is shown instead. */
const LONGEST_SHOWN = 200_000;

export interface ProjectFile {
  /** What the text field has. */
  shown: string;
  /** Name of the chosen file, if the text came from one. */
  name?: string;
  /** Absent while nothing is pasted. */
  result?: ReadResult;
  type(text: string): void;
  open(file: File): void;
  clear(): void;
}

interface Source {
  text: string;
  name?: string;
  /** Why a chosen file was not read. */
  error?: ReadError;
}

const NOTHING: Source = { text: '' };

/** What is pasted, dropped or chosen, and what it shows. It stays in this page view. */
export function useProjectFile(): ProjectFile {
  const [source, setSource] = useState(NOTHING);
  const [read, setRead] = useState<ReadResult>();
  const { text, name, error } = source;

  useEffect(() => {
    if (text.trim() === '') return setRead(undefined);
    const timer = setTimeout(() => setRead(readProject(text)), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);

  const refuse = (code: ReadErrorCode) => setSource({ text: '', error: { code } });
  const result = error ? { error } : read;
  return {
    shown: text.length > LONGEST_SHOWN ? '' : text,
    ...(name !== undefined && { name }),
    ...(result && { result }),
    type: (typed) => setSource({ text: typed }),
    open(file) {
      // No character takes more than four bytes, so a larger file is too long in any case.
      if (file.size > LARGEST_FILE * 4) return refuse('tooLarge');
      file.text().then(
        (content) => {
          if (content.trim() === '') refuse('empty');
          else setSource({ text: content, name: file.name.slice(0, 100) });
        },
        () => refuse('unknown'),
      );
    },
    clear: () => setSource(NOTHING),
  };
}
