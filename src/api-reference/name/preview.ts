import type { NamePreview } from '@site/model/api-reference';

/** The part of a name of the reference that its card shows. */
export type Preview = NamePreview;
