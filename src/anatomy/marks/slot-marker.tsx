import { createElement, forwardRef, type ElementType } from 'react';
import { FROM_ATTRIBUTE, slotAttribute, TO_ATTRIBUTE } from './attributes';

/** A slot keeps its marker: another component would lose its state at each render. */
const markers = new Map<ElementType, Map<string, ElementType>>();

/** Properties of components by which others recognize them. */
const STATICS = ['fieldType', 'muiName'];

function staticsOf(component: ElementType): object {
  return Object.fromEntries(
    Object.entries(component).filter(([property]) => STATICS.includes(property)),
  );
}

function createMarker(name: string, Default: ElementType): ElementType {
  const Marker = forwardRef<unknown, object>(function SlotMarker(props, ref) {
    return (
      <>
        <template {...{ [FROM_ATTRIBUTE]: name }} />
        {createElement(Default, { ...props, ref, [slotAttribute(name)]: '' })}
        <template {...{ [TO_ATTRIBUTE]: name }} />
      </>
    );
  });
  return Object.assign(Marker, staticsOf(Default));
}

/** Returns a component that renders the default one between two markers. */
export function slotMarker(name: string, Default: ElementType): ElementType {
  const ofDefault = markers.get(Default) ?? new Map<string, ElementType>();
  const marker = ofDefault.get(name) ?? createMarker(name, Default);
  markers.set(Default, ofDefault.set(name, marker));
  return marker;
}
