import { STAGE_ATTRIBUTE } from '../marks/attributes';

/** Returns the element that popups of samples are rendered into. */
export function stageElement(): Element | null {
  return document.querySelector(`[${STAGE_ATTRIBUTE}]`);
}
