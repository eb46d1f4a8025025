import type { ReactNode } from 'react';
import { FamilyPlayground } from '@site/src/playground/FamilyPlayground';

/** A calendar next to fields for its props. */
export default function DatePickersPlayground(): ReactNode {
  return <FamilyPlayground component="DateCalendar" api="/x/api/date-pickers/date-calendar/" />;
}
