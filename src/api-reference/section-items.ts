import type {
  ApiClass,
  ApiHistory,
  ApiMember,
  ApiSignature,
  ApiSlot,
} from '@site/model/api-reference';
import type { Plan } from '@site/model/plans';
import { shownHistory } from './history-of';

/** A prop, slot, class or member in the common format of all sections. */
export interface SectionItem {
  name: string;
  anchor: string;
  /** Text beside the name: a type, the component of a slot, or a class name. */
  code?: string;
  /** Default value, or the class that a slot has. */
  side?: string;
  description: string;
  deprecated?: string;
  plan?: Plan;
  required?: boolean;
  expandedType?: string;
  signature?: ApiSignature;
  /** Type of the value for `slotProps`. */
  slotProps?: { type: string; acceptsFunction: boolean };
  history?: ApiHistory;
}

/**
 * Sets `required` only in lists that also have optional members: elsewhere it distinguishes
 * nothing.
 * @param page history of the export
 */
export function memberItems(members: readonly ApiMember[], page?: ApiHistory): SectionItem[] {
  const telling = members.some(({ required }) => !required);
  return members.map(({ type, default: side, required, history, ...rest }) => ({
    ...rest,
    code: type,
    side,
    required: required && telling,
    history: shownHistory(history, page),
  }));
}

/** @param page history of the component */
export function slotItems(slots: readonly ApiSlot[], page?: ApiHistory): SectionItem[] {
  return slots.map(
    ({ default: code, className, propsType, acceptsFunction, history, ...rest }) => ({
      ...rest,
      code,
      side: className && `.${className}`,
      slotProps: propsType ? { type: propsType, acceptsFunction } : undefined,
      history: shownHistory(history, page),
    }),
  );
}

/** @param page history of the component */
export function classItems(classes: readonly ApiClass[], page?: ApiHistory): SectionItem[] {
  return classes.map(({ className, history, ...rest }) => ({
    ...rest,
    code: `.${className}`,
    history: shownHistory(history, page),
  }));
}
