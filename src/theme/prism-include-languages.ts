// Adds no languages: code is highlighted at build time (plugins/code/highlight.ts).
export default function prismIncludeLanguages(): void {}
