/** What Docusaurus uses of react-helmet-async in browsers. */
import { useEffect, useState, type ReactNode } from 'react';
import { joinTags, readTags, type HeadTags } from './head-tags';
import { updateDocument } from './update-document';

/** Of all components on the page, outer ones first. */
const all: { tags: HeadTags }[] = [];

let frame = 0;

function update(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => updateDocument(joinTags(all.map(({ tags }) => tags))));
}

/** Adds the elements in it to the head of the document. */
export function Helmet({ children }: { children?: ReactNode }): null {
  const tags = readTags(children);
  // While it renders, as effects of inner components run before those of outer ones.
  const [own] = useState(() => {
    const added = { tags };
    all.push(added);
    return added;
  });
  own.tags = tags;
  const written = JSON.stringify(tags);
  useEffect(update, [written]);
  useEffect(
    () => () => {
      all.splice(all.indexOf(own), 1);
      update();
    },
    [own],
  );
  return null;
}

/** The document has one head, so components need no context for it. */
export function HelmetProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
