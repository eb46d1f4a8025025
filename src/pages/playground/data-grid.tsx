import type { ReactNode } from 'react';
import { FamilyPlayground } from '@site/src/playground/FamilyPlayground';

/** A grid next to fields for its props. */
export default function DataGridPlayground(): ReactNode {
  return <FamilyPlayground component="DataGrid" api="/x/api/data-grid/data-grid/" />;
}
