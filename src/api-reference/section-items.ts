import type { ApiClass, ApiMember, ApiSignature, ApiSlot } from '@site/model/api-reference';
import type { Plan } from '@site/model/plans';

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
}

/**
 * Sets `required` only in lists that also have optional members: elsewhere it distinguishes
 * nothing.
 */
export function memberItems(members: readonly ApiMember[]): SectionItem[] {
  const telling = members.some(({ required }) => !required);
  return members.map(({ type, default: side, required, ...rest }) => ({
    ...rest,
    code: type,
    side,
    required: required && telling,
  }));
}

export function slotItems(slots: readonly ApiSlot[]): SectionItem[] {
  return slots.map(({ default: code, className, propsType, acceptsFunction, ...rest }) => ({
    ...rest,
    code,
    side: className && `.${className}`,
    slotProps: propsType ? { type: propsType, acceptsFunction } : undefined,
  }));
}

export function classItems(classes: readonly ApiClass[]): SectionItem[] {
  return classes.map(({ className, ...rest }) => ({ ...rest, code: `.${className}` }));
}
