/** Attribute of elements that default components of slots pass on from their props. */
export const SLOT_ATTRIBUTE = 'data-anatomy-slot';

/** Attributes of the templates before and after what a slot renders. */
export const FROM_ATTRIBUTE = 'data-anatomy-from';
export const TO_ATTRIBUTE = 'data-anatomy-to';

/** Attribute of the box that the component and its popups are in. */
export const STAGE_ATTRIBUTE = 'data-anatomy-stage';

/** Attribute of the box around the component, outside of which are its popups only. */
export const HOST_ATTRIBUTE = 'data-anatomy-host';
