import type { Controls } from '@site/src/playground/controls';

export const CALENDAR_CONTROLS = {
  openTo: { kind: 'select', default: 'day', options: ['day', 'month', 'year'] },
  views: {
    kind: 'select',
    default: 'year, day',
    options: ['year, day', 'year, month, day', 'year, month', 'day'],
    written: {
      'year, month, day': "views={['year', 'month', 'day']}",
      'year, month': "views={['year', 'month']}",
      day: "views={['day']}",
    },
  },
  showDaysOutsideCurrentMonth: { kind: 'boolean', default: false },
  fixedWeekNumber: { kind: 'number', default: 0, min: 0, max: 6, step: 1 },
  displayWeekNumber: { kind: 'boolean', default: false },
  disableHighlightToday: { kind: 'boolean', default: false },
  disablePast: { kind: 'boolean', default: false },
  disableFuture: { kind: 'boolean', default: false },
  disabled: { kind: 'boolean', default: false },
  readOnly: { kind: 'boolean', default: false },
  loading: { kind: 'boolean', default: false },
  reduceAnimations: { kind: 'boolean', default: false },
  monthsPerRow: { kind: 'number', default: 3, min: 3, max: 4, step: 1 },
  yearsPerRow: { kind: 'number', default: 3, min: 3, max: 4, step: 1 },
} as const satisfies Controls;
