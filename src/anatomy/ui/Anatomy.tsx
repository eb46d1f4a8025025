import { useMemo, useRef, type ReactNode } from 'react';
import type { ApiComponentPage } from '@site/model/api-reference';
import { useText, type Text } from '@site/src/i18n/useText';
import sheet from '-!./anatomy.css?source';
import { itemsOf, type AnatomyItem } from '../items';
import { reasonText } from '../samples/not-shown';
import type { SampleState } from '../samples/sample';
import { HighlightBoxes } from './HighlightBoxes';
import { LiveStage } from './LiveStage';
import { NameList } from './NameList';
import { Snippets } from './Snippets';
import { StateChoice } from './StateChoice';
import { subjectOf } from './subject-of';
import './texts';
import { useAnatomy, type AnatomyState } from './useAnatomy';
import { useAnatomyParts, type AnatomyParts } from './useAnatomyParts';
import type { Found } from './useFound';
import { usePointed, type Pointed } from './usePointed';

const NO_ELEMENTS: readonly Element[] = [];

function namesOf(items: readonly AnatomyItem[]): string {
  return items.map(({ name }) => name).join(', ');
}

/** The elements to mark: those that the reader points at, else those of the pressed name. */
function markedElements(
  { element, items }: Pointed,
  { elements }: Found,
  pressed?: AnatomyItem,
): readonly Element[] {
  if (element) return [element];
  const item = items[0] ?? pressed;
  return (item && elements.get(item)) ?? NO_ELEMENTS;
}

/** What a screen reader is told. */
function statusOf(text: Text, { stage, pressed, searched, found }: AnatomyState): string {
  if (searched) return text('anatomy.searching', { name: searched.name });
  if (!stage) return text('anatomy.loading');
  if (!pressed) return '';
  const count = found.elements.get(pressed)?.length ?? 0;
  return count > 0
    ? text('anatomy.found', { name: pressed.name, count })
    : text('anatomy.nowhere', { name: pressed.name });
}

interface ContentProps {
  page: ApiComponentPage;
  parts: AnatomyParts;
  states: readonly [SampleState, ...SampleState[]];
}

function Content({ page, parts, states }: ContentProps): ReactNode {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const items = useMemo(() => itemsOf(page, parts.sample?.classNames), [page, parts]);
  const slots = useMemo(() => page.slots.map(({ name }) => name), [page]);
  const anatomy = useAnatomy(items, states);
  const { state, stage, found, pressed } = anatomy;
  const { pointed, point, handlers } = usePointed(found);
  const elements = useMemo(
    () => markedElements(pointed, found, pressed),
    [pointed, found, pressed],
  );
  const shownItems = pointed.items.length > 0 ? pointed.items : pressed ? [pressed] : [];
  return (
    <>
      <StateChoice states={states} current={state} onChange={anatomy.choose} />
      <p role="status" className="anatomy-status">
        {pointed.byKeyboard ? namesOf(pointed.items) : statusOf(text, anatomy)}
      </p>
      <div className="anatomy-columns">
        <div ref={frame} className="anatomy-frame" {...handlers}>
          <LiveStage
            {...{ ...parts, state, slots, height: parts.sample?.height }}
            onReady={anatomy.onReady}
          />
          <HighlightBoxes frame={frame} elements={elements} label={namesOf(shownItems)} />
        </div>
        <NameList
          {...{ items, pressed, pointed: pointed.items, onPoint: point }}
          isShown={(item) => found.elements.has(item)}
          onPress={anatomy.press}
        />
      </div>
      {pressed && stage && (
        <Snippets
          subject={subjectOf(page, items, {
            ...{ item: pressed, state, element: found.elements.get(pressed)?.[0] },
          })}
          note={found.elements.has(pressed) ? undefined : reasonText(text, page, pressed)}
        />
      )}
    </>
  );
}

/** A running component next to its documented slots and CSS classes. */
export function Anatomy({ page }: { page: ApiComponentPage }): ReactNode {
  const text = useText();
  const parts = useAnatomyParts(page.family, page.name);
  const states = useMemo(() => {
    const [first, ...others] = parts?.sample?.states ?? [];
    return first && ([first, ...others] as const);
  }, [parts]);
  return (
    <section className="anatomy" aria-label={text('anatomy.title', { name: page.name })}>
      <style>{sheet}</style>
      {!parts && <p role="status">{text('anatomy.loading')}</p>}
      {parts && states && <Content page={page} parts={parts} states={states} />}
    </section>
  );
}
