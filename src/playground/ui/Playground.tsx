import { useCallback, useMemo, type ReactNode } from 'react';
import type { ApiComponentPage } from '@site/model/api-reference';
import { Demo } from '@site/src/demo/Demo';
import { useText } from '@site/src/i18n/useText';
import { useLoaded } from '@site/src/loading/useLoaded';
import sheet from '-!./playground.css?source';
import type { Changes } from '../controls/control';
import { ShownContext, type Shown } from '../live/PlaygroundStage';
import { codeOf, playgroundOf, type ComponentPlayground } from '../playground-of';
import { loadPresets } from '../presets/load-presets';
import { ControlForm } from './ControlForm';
import { PartNote } from './PartNote';
import './texts';
import { useChanges } from './useChanges';
import { useGeneratedDemo } from './useGeneratedDemo';

/** Props that components read only once; trees read new items while they still have the old ones. */
const READ_ONCE = /^(?:default|initial|open|reference|enable|items$)/;

function runOf(changes: Changes): string {
  return JSON.stringify(Object.entries(changes).filter(([name]) => READ_ONCE.test(name)));
}

interface ReadyProps {
  playground: ComponentPlayground;
  open: boolean | undefined;
}

function ReadyPlayground({ playground, open }: ReadyProps): ReactNode {
  const { controls, height } = playground;
  const [changes, setChanges] = useChanges(controls, open);
  const code = useMemo(() => codeOf(playground, changes), [playground, changes]);
  const demo = useGeneratedDemo(code, JSON.stringify(changes));
  const onReset = useCallback(() => setChanges({}), [setChanges]);
  const shown = useMemo<Shown>(
    () => ({ tree: code.tree, from: code.from, run: runOf(changes), onReset }),
    [code, changes, onReset],
  );
  if (open === false) return null;
  return (
    <div className="playground-columns">
      <ControlForm controls={controls} changes={changes} onChange={setChanges} />
      <div className="playground-shown">
        <ShownContext.Provider value={shown}>
          <Demo {...demo} height={height} early generated />
        </ShownContext.Provider>
      </div>
    </div>
  );
}

interface PlaygroundProps {
  page: ApiComponentPage;
  /** Undefined on pages that always show it: only others need the address to open it. */
  open?: boolean;
}

/** A running component next to fields for its props, and its code. The address has what was chosen. */
export function Playground({ page, open }: PlaygroundProps): ReactNode {
  const text = useText();
  const { family, name } = page;
  const presets = useLoaded(useCallback(() => loadPresets(family), [family]));
  const playground = useMemo(() => presets && playgroundOf(page, presets), [page, presets]);
  return (
    <section
      className="playground"
      hidden={open === false}
      aria-label={text('playground.titleOf', { name })}
    >
      <style>{sheet}</style>
      {!presets && <p role="status">{text('playground.loading')}</p>}
      {presets && playground && <ReadyPlayground playground={playground} open={open} />}
      {presets && !playground && <PartNote page={page} family={presets} />}
    </section>
  );
}
