import type { ReactNode } from 'react';

/** Paths on a 24 × 24 grid, drawn as strokes. */
const PATHS = {
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  edit: 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19zM13.500 7l3.500 3.500',
  expand: 'm8 9-4 3 4 3M16 9l4 3-4 3M13.5 5l-3 14',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  source: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  export: 'M12 3v12M8 7l4-4 4 4M5 12v8h14v-8',
  wrap: 'M4 6h16M4 12h12a3 3 0 0 1 0 6h-4m2-2.500-2.500 2.500 2.500 2.500M4 18h4',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  styling:
    'M4 20c0-2.500 1-4.500 3-4.500a2.500 2.500 0 0 1 2.500 2.500C9.500 20 7 20 4 20zM9 15l9.300-10.600a1.500 1.500 0 0 1 2.200 2.100L11 17',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.300 15.300 20 20',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  warning: 'M12 4 2.500 20h19zM12 10v4.500M12 17.200v.300',
} as const;

export type IconName = keyof typeof PATHS;

/** Icon of the site; decoration only, so it needs a text or an accessible name beside it. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
