import { version } from 'tailwindcss/package.json';

/** Of the tool and of how we call it: bumped when the sheet changes for the same classes. */
export const TAILWIND_VERSION = `tailwind-${version}-2`;
