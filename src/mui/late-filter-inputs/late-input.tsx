import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadWithRetry } from '@site/src/loading/load-with-retry';

/** An input of a grid's filter that is loaded when it is first shown. */
export function lateInput<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return function LateInput(props: Props) {
    const [Input, setInput] = useState<ComponentType<Props>>();
    useEffect(() => {
      void loadWithRetry(load).then((loaded) => setInput(() => loaded));
    }, []);
    return Input && <Input {...props} />;
  };
}
