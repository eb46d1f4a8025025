/**
 * Returns the attribute that default components of slots pass on from their props to their element.
 * Each slot has its own, as an element can belong to several.
 */
export function slotAttribute(name: string): string {
  return `data-anatomy-slot-${name}`;
}

/** Attributes of the templates before and after what a slot renders. */
export const FROM_ATTRIBUTE = 'data-anatomy-from';
export const TO_ATTRIBUTE = 'data-anatomy-to';

/** Attribute of the box that the component and its popups are in. */
export const STAGE_ATTRIBUTE = 'data-anatomy-stage';

/** Attribute of the box around the component, outside of which are its popups only. */
export const HOST_ATTRIBUTE = 'data-anatomy-host';
