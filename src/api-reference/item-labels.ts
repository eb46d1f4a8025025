import type { Text } from '@site/src/i18n/useText';
import './texts';

/** Texts that every item of a section has: looked up once, not by each of 160 items. */
export interface ItemLabels {
  default: string;
  deprecated: string;
  deprecatedSince(version: string): string;
  required: string;
  returns: string;
  optional: string;
  slotProps: string;
  orFunction: string;
  wholeType: string;
}

export function itemLabels(text: Text): ItemLabels {
  return {
    default: text('api.default'),
    deprecated: text('api.deprecated'),
    deprecatedSince: (version) => text('history.deprecatedSince', { version }),
    required: text('api.required'),
    returns: text('api.returns'),
    optional: text('api.optional'),
    slotProps: text('api.slotProps'),
    orFunction: text('api.orFunction'),
    wholeType: text('api.wholeType'),
  };
}
