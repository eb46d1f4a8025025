import type { EventAttributes } from './events';

/** An event in the format of the tag: the category is its name. */
export interface SentEvent {
  name: string;
  parameters: { eventAction?: string; eventLabel?: string };
}

/**
 * Decides whether an event is sent. `data-ga-event-split` is the share of events that is sent; other
 * values send all of them.
 */
function isDrawn(split: string | null, random: () => number): boolean {
  const share = split ? Number(split) : NaN;
  return !(share >= 0 && share < 1) || random() < share;
}

function toSentEvent(name: string, action?: string | null, label?: string | null): SentEvent {
  return {
    name,
    parameters: { ...(action && { eventAction: action }), ...(label && { eventLabel: label }) },
  };
}

/**
 * Returns the event for a click on `target`, from the attributes of the nearest element around it
 * that has them.
 * @param random from 0 to below 1; asked for where attributes say that a share is sent
 */
export function eventOfClick(
  target: EventTarget | null,
  random: () => number = Math.random,
): SentEvent | undefined {
  const element = target instanceof Element && target.closest('[data-ga-event-category]');
  if (!element) return undefined;
  const mark = (name: string) => element.getAttribute(`data-ga-event-${name}`);
  const category = mark('category');
  if (!category || !isDrawn(mark('split'), random)) return undefined;
  return toSentEvent(category, mark('action'), mark('label'));
}

/** Converts the attributes of an action without a click into an event. */
export function eventFromAttributes(attributes: EventAttributes): SentEvent {
  return toSentEvent(
    attributes['data-ga-event-category'],
    attributes['data-ga-event-action'],
    attributes['data-ga-event-label'],
  );
}
