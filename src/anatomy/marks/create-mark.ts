import type { ElementType } from 'react';
import { slotAttribute } from './attributes';
import { slotMarker } from './slot-marker';

interface SlottedProps {
  slots?: object;
  slotProps?: object;
}

/** Default components of slots, as far as they are known. */
export type SlotDefaults = Readonly<Record<string, ElementType | null | undefined>>;

/** Adds markers to the slots of a component's props. */
export type Mark = <Props extends object>(props: Props, defaults?: SlotDefaults) => Props;

/**
 * Returns a function that marks slots: with a marker around the default component where that is
 * known, else with an attribute in `slotProps`.
 */
export function createMark(names: readonly string[]): Mark {
  return (props, defaults = {}) => {
    const own: SlottedProps = props;
    const slots: Record<string, ElementType | null | undefined> = { ...defaults, ...own.slots };
    const slotProps: Record<string, object | undefined> = { ...own.slotProps };
    const marked: Record<string, ElementType> = {};
    for (const name of names) {
      const Default = slots[name];
      if (Default) marked[name] = slotMarker(name, Default);
      else slotProps[name] = { ...slotProps[name], [slotAttribute(name)]: '' };
    }
    return { ...props, slots: { ...own.slots, ...marked }, slotProps };
  };
}
