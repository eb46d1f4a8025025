import { memo, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { useScrollsSideways } from '@site/src/ui/scroll/useScrollsSideways';
import { HOST_ATTRIBUTE, STAGE_ATTRIBUTE } from '../marks/attributes';
import { createMark } from '../marks/create-mark';
import { pause } from '../samples/events';
import type { SampleState } from '../samples/sample';
import { stageElement } from '../samples/stage-element';
import { KEEPS_CHARACTERS } from './kept-events';
import type { AnatomyParts } from './useAnatomyParts';

interface StageContentProps {
  state: SampleState;
  slots: readonly string[];
  /** Pixels that the stage has at least. */
  height?: number;
  /** Called when the component is in its state. */
  onReady(stage: HTMLElement): void;
}

/** Milliseconds that a component gets to draw itself. */
const DRAWING = 250;
/** Milliseconds after which a component that draws nothing counts as drawn. */
const PATIENCE = 5000;

async function isDrawn(stage: HTMLElement): Promise<void> {
  const end = performance.now() + PATIENCE;
  const host = stage.querySelector(`[${HOST_ATTRIBUTE}]`);
  while (!host?.querySelector('*') && performance.now() < end) await pause();
  await pause(DRAWING);
}

/**
 * The component in a state. Until it is there, it is inert: nothing in it takes the focus
 * from the reader.
 */
function StageContent({ state, slots, height, onReady }: StageContentProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const text = useText();
  // Charts do not have elements that receive focus: the keyboard could not scroll them.
  const scrolls = useScrollsSideways(box);
  const content = useMemo(() => state.render(createMark(slots)), [state, slots]);
  useEffect(() => {
    let left = false;
    const start = async (stage: HTMLElement) => {
      await isDrawn(stage);
      if (!left) await state.act?.(stage);
      await pause(DRAWING);
      if (left) return;
      setReady(true);
      onReady(stage);
    };
    if (box.current) void start(box.current);
    return () => {
      left = true;
    };
  }, [state, onReady]);
  return (
    <div
      ref={box}
      className="anatomy-stage"
      style={{ minBlockSize: height }}
      {...KEEPS_CHARACTERS}
      {...{ [STAGE_ATTRIBUTE]: ready ? 'ready' : 'waiting', ...(!ready && { inert: '' }) }}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': text('anatomy.scrolls') })}
    >
      <div {...{ [HOST_ATTRIBUTE]: '' }}>
        <Suspense fallback={null}>{content}</Suspense>
      </div>
    </div>
  );
}

interface LiveStageProps extends StageContentProps, Pick<AnatomyParts, 'Stage' | 'Popups'> {}

/**
 * The stage of an anatomy, with the reader's theme. A new state starts it again; what readers point
 * at does not render the component.
 */
export const LiveStage = memo(function LiveStage({
  Stage,
  Popups,
  ...content
}: LiveStageProps): ReactNode {
  return (
    <Stage>
      <Popups container={stageElement}>
        <StageContent key={content.state.id} {...content} />
      </Popups>
    </Stage>
  );
});
