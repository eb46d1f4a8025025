// Replaces the highlighter of the theme, which no page uses; see index.ts.
export default function noHighlighter() {}
