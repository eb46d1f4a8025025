import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { WriteFile } from '../../files/write-file';
import { makeSkill, type FindMarkdown } from './make-skill';
import { SKILLS, type SkillSource } from './skills';

const FOLDER = '.well-known/agent-skills';

/** https://agentskills.io/well-known-uri */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The hand-written part of a skill. */
export function readGuide({ name }: SkillSource): string {
  return readFileSync(path.join(__dirname, 'guides', `${name}.md`), 'utf8');
}

/** Reads the Markdown of pages in the folders of units. */
export function findInFolders(folders: readonly string[]): FindMarkdown {
  return (address) => {
    const name = address.replace(/^\//, '').replace(/\/$/, '.md');
    const file = folders.map((folder) => path.join(folder, name)).find((each) => existsSync(each));
    return file === undefined ? undefined : readFileSync(file, 'utf8');
  };
}

interface AgentSkillsInput {
  write: WriteFile;
  find: FindMarkdown;
  /** Address of the site, without a slash at the end. */
  siteUrl: string;
}

/** Writes the skills, and `/.well-known/agent-skills/index.json` with the hash of each. */
export function writeAgentSkills({ write, find, siteUrl }: AgentSkillsInput): void {
  const skills = SKILLS.map((source) => {
    const { name, description } = source;
    const content = makeSkill(source, readGuide(source), { find, siteUrl });
    const file = `${FOLDER}/${name}/SKILL.md`;
    write(file, content);
    const digest = createHash('sha256').update(content).digest('hex');
    return { name, type: 'skill-md', description, url: `/${file}`, digest: `sha256:${digest}` };
  });
  write(`${FOLDER}/index.json`, `${JSON.stringify({ $schema: SCHEMA, skills }, null, 2)}\n`);
}
