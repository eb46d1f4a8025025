import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text';

/** Milliseconds for which a copy button shows "Copied". */
const COPIED_FOR = 2000;

/**
 * @param textToCopy what a click copies; asked for when it is needed
 * @param onFail called for errors other than a refusal, such as a text that could not be fetched
 * @returns `copied` holds for two seconds after success
 */
export function useCopy(
  textToCopy: () => string | Promise<string>,
  onFail?: (error: unknown) => void,
): {
  copied: boolean;
  copy(): void;
} {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = useCallback(async () => {
    if (!(await copyText(textToCopy()))) return;
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), COPIED_FOR);
  }, [textToCopy]);

  return { copied, copy: () => void copy().catch(onFail) };
}
