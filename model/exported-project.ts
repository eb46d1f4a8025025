/**
 * Parts that all projects exported from demos have in common: plain data, read
 * by the build, which adds the packages, and by the page, which writes the files.
 */

/**
 * The tools of exported projects, at exact versions: the newest for which this project's registry
 * has the parts of Linux, macOS and Windows. TypeScript and Tailwind are those of this site, which
 * have checked and compiled the demos.
 */
export const PROJECT_TOOLS = {
  vite: '8.3.8',
  '@vitejs/plugin-react': '6.3.0',
  typescript: '5.9.3',
  tailwindcss: '4.3.3',
  '@tailwindcss/vite': '4.3.3',
} as const;

/** Versions of Node that these tools run on. */
export const PROJECT_NODE = '^20.19.0 || >=22.12.0';

/** Statements at the head of a project's entry file. Packages are found by reading them. */
export const ENTRY_IMPORTS = {
  always: [
    "import { createRoot } from 'react-dom/client';",
    "import CssBaseline from '@mui/material/CssBaseline';",
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
  ],
  /** For projects in which Emotion's styles are mirrored, or must come before Tailwind's. */
  cache: [
    "import createCache from '@emotion/cache';",
    "import { CacheProvider } from '@emotion/react';",
  ],
  rightToLeft: [
    "import rtlPlugin from '@mui/stylis-plugin-rtl';",
    "import { prefixer } from 'stylis';",
  ],
} as const satisfies Record<string, readonly string[]>;
