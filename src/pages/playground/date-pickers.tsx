import type { ReactNode } from 'react';
import { PropsPlayground } from '@site/src/playground/PropsPlayground';
import { CALENDAR_CONTROLS } from './_date-pickers/controls';

const load = () => import('./_date-pickers/Example');

/** A calendar, which most pickers open, beside fields for its props. */
export default function DatePickersPlayground(): ReactNode {
  return (
    <PropsPlayground
      component="DateCalendar"
      api="/x/api/date-pickers/date-calendar/"
      controls={CALENDAR_CONTROLS}
      fixed={() => ["defaultValue={dayjs('2024-03-14')}"]}
      height={400}
      load={load}
    />
  );
}
