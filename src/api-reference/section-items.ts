import type { ApiClass, ApiMember, ApiSignature, ApiSlot } from '@site/model/api-reference';
import type { Plan } from '@site/model/plans';

/** A prop, slot, class or member as a section shows it: the same parts in the same places. */
export interface SectionItem {
  name: string;
  anchor: string;
  /** What stands beside the name: a type, a slot's component, a class name. */
  code?: string;
  /** What it is when nothing is given, or the class that a slot carries. */
  side?: string;
  description: string;
  deprecated?: string;
  plan?: Plan;
  required?: boolean;
  expandedType?: string;
  signature?: ApiSignature;
  /** What `slotProps` takes. */
  slotProps?: { type: string; acceptsFunction: boolean };
}

/** Says `required` only where it tells members apart. */
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
