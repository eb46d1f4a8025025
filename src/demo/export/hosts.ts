import { compressToBase64 } from 'lz-string';
import type { ExportedProject } from './project';

/** Sends fields to another site, as a form that opens a new tab. */
function postForm(action: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Form for StackBlitz: https://developer.stackblitz.com/platform/api/post-api */
export function stackBlitzFields({ name, files }: ExportedProject): Record<string, string> {
  return {
    'project[title]': name,
    'project[description]': `The demo ${name} of the MUI X documentation`,
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  };
}

/** Opens the project in a new tab, with the demo's own file in the editor. */
export function openInStackBlitz(project: ExportedProject): void {
  const query = new URLSearchParams({ file: project.demo });
  postForm(`https://stackblitz.com/run?${query}`, stackBlitzFields(project));
}

/** Previews have a host of CodeSandbox, which Vite refuses unless it is on its list. */
const DEV_COMMAND = '__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS=.csb.app npm run dev';

/** Tasks that CodeSandbox starts by itself: https://codesandbox.io/docs/learn/devboxes/task */
const TASKS = JSON.stringify({
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: {
    dev: { name: 'Dev', command: DEV_COMMAND, runAtStart: true, preview: { port: 5173 } },
  },
});

function urlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Form for CodeSandbox: https://codesandbox.io/docs/learn/browser-sandboxes/cli-api */
export function codeSandboxFields({ files, demo }: ExportedProject): Record<string, string> {
  const sent: Record<string, string> = { ...files, '.codesandbox/tasks.json': TASKS };
  const entries = Object.entries(sent).map(([path, content]) => [
    path,
    { content, isBinary: false },
  ]);
  return {
    parameters: urlSafe(compressToBase64(JSON.stringify({ files: Object.fromEntries(entries) }))),
    query: new URLSearchParams({ file: `/${demo}` }).toString(),
  };
}

/** Opens the project in a new tab on a virtual machine of CodeSandbox, which Vite needs. */
export function openInCodeSandbox(project: ExportedProject): void {
  postForm(
    'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    codeSandboxFields(project),
  );
}
