import { useEffect, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface Shown {
  boxes: readonly Box[];
  name: string;
  /** Width of the frame. */
  width: number;
}

const NOTHING: Shown = { boxes: [], name: '', width: 0 };
/** More boxes than that are not told apart. */
const LIMIT = 80;
/** Pixels that a box has at least: some elements have no size. */
const SMALLEST = 4;
/** Height of a label: above a box that is nearer to the upper edge, it would be cut off. */
const LABEL_HEIGHT = 20;

function boxesOf(frame: Element, elements: readonly Element[]): Box[] {
  const origin = frame.getBoundingClientRect();
  return elements.slice(0, LIMIT).map((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return {
      ...{ top: top - origin.top, left: left - origin.left },
      ...{ width: Math.max(width, SMALLEST), height: Math.max(height, SMALLEST) },
    };
  });
}

/** Above the box. It grows to the middle of the frame: long names are not cut off. */
function labelStyle({ top, left, width }: Box, frameWidth: number): CSSProperties {
  const isAtRight = left + width / 2 > frameWidth / 2;
  return {
    top: top < LABEL_HEIGHT ? top : top - LABEL_HEIGHT,
    ...(isAtRight
      ? { right: Math.max(frameWidth - left - width, 0) }
      : { left: Math.max(left, 0) }),
  };
}

interface HighlightBoxesProps {
  /** The positioned element around stage and boxes. */
  frame: RefObject<HTMLElement>;
  elements: readonly Element[];
  /** Name of the elements. */
  label: string;
}

/** Frames around elements. They follow when the reader scrolls or resizes the stage. */
export function HighlightBoxes({ frame, elements, label }: HighlightBoxesProps): ReactNode {
  // The label changes with its boxes: it must not name the elements before.
  const [{ boxes, name, width }, setShown] = useState(NOTHING);
  useEffect(() => {
    const around = frame.current;
    if (!around || elements.length === 0) {
      setShown(NOTHING);
      return undefined;
    }
    const update = () =>
      setShown({ boxes: boxesOf(around, elements), name: label, width: around.clientWidth });
    update();
    const resized = new ResizeObserver(update);
    resized.observe(around);
    around.addEventListener('scroll', update, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      around.removeEventListener('scroll', update, { capture: true });
    };
  }, [frame, elements, label]);
  const [first] = boxes;
  return (
    <div className="anatomy-boxes" aria-hidden="true">
      {boxes.map((box, index) => (
        <div key={index} className="anatomy-box" style={box} />
      ))}
      {first && (
        <span className="anatomy-label" style={labelStyle(first, width)}>
          {name}
        </span>
      )}
    </div>
  );
}
