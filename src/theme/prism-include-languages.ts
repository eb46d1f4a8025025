// Adds no languages: code is highlighted at build time (plugins/demos/code/highlight.ts).
export default function prismIncludeLanguages(): void {}
