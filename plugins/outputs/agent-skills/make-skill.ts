import type { SkillSource } from './skills';

/** Finds the Markdown of a page by its address; undefined if there is no such page. */
export type FindMarkdown = (address: string) => string | undefined;

interface PageSummary {
  title: string;
  description: string;
}

function required(address: string, find: FindMarkdown): string {
  const markdown = find(address);
  if (markdown === undefined)
    throw new Error(`A skill names the page ${address}, which is missing`);
  return markdown;
}

function found(address: string, what: string, text: string | undefined): string {
  if (!text) throw new Error(`The page ${address}, which a skill names, has no ${what}`);
  return text;
}

function summaryOf(address: string, find: FindMarkdown): PageSummary {
  const markdown = required(address, find);
  return {
    title: found(address, 'title', /^# (.+)$/m.exec(markdown)?.[1]),
    description: found(address, 'description', /^> (.+)$/m.exec(markdown)?.[1]),
  };
}

/** The address of a page's Markdown. */
function markdownOf(address: string): string {
  return address.replace(/\/$/, '.md');
}

/** Links of a page lead to the site, wherever the skill is kept. */
function withOrigin(markdown: string, siteUrl: string): string {
  return markdown.replace(/\]\((\/[^)\s]*)\)/g, (_, address: string) => `](${siteUrl}${address})`);
}

function exampleOf(address: string, find: FindMarkdown): string {
  const fence = /^```tsx[^\n]*\n[\s\S]*?\n```$/m.exec(required(address, find))?.[0];
  return `## Example\n\n${found(address, 'example', fence)}\n`;
}

function checklistOf(address: string, find: FindMarkdown, siteUrl: string): string {
  const { title } = summaryOf(address, find);
  const items = required(address, find)
    .match(/^ *- \[ \] .+$/gm)
    ?.join('\n');
  const list = withOrigin(found(address, 'checklist', items), siteUrl);
  return `## Checklist: ${title}\n\n${list}\n`;
}

function pageList(pages: readonly string[], find: FindMarkdown, siteUrl: string): string {
  const lines = pages.map((address) => {
    const { title, description } = summaryOf(address, find);
    return `- [${title}](${siteUrl}${markdownOf(address)}): ${description}`;
  });
  return `## Pages\n\n${lines.join('\n')}\n`;
}

/**
 * The text of a skill: its guide, and what pages of the site have for it.
 * @param siteUrl without a slash at the end
 * @throws when a page is missing, or lacks what the skill takes from it
 */
export function makeSkill(
  { name, description, example, checklists = [], pages }: SkillSource,
  guide: string,
  { find, siteUrl }: { find: FindMarkdown; siteUrl: string },
): string {
  // Data and addresses of the site, in inline code: the skill may be read far from it.
  const body = guide.replace(/`(\/x\/[^`]+)`/g, (_, address: string) => `<${siteUrl}${address}>`);
  return [
    `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`,
    body.trim() + '\n',
    ...(example === undefined ? [] : [exampleOf(example, find)]),
    ...checklists.map((address) => checklistOf(address, find, siteUrl)),
    pageList(pages, find, siteUrl),
  ].join('\n');
}
