import type { ApiName } from '@site/model/api-reference';

/** The part of a name of the reference that its card shows. */
export type Preview = Pick<ApiName, 'name' | 'type' | 'default' | 'summary' | 'plan'>;
