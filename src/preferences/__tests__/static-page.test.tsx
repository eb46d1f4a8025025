import { renderToString } from 'react-dom/server';
import { useChoice, type Choice } from '../create-choice';
import { codeVariant, packageManager } from '../stores';

function Shown({ choice }: { choice: Choice<string> }) {
  return <b>{useChoice(choice)}</b>;
}

/** Pages are rendered at build time, where there is no browser. */
it.each([
  ['code variant', codeVariant, 'TS'],
  ['package manager', packageManager, 'npm'],
])('the static page shows the default %s', (_, choice, value) => {
  expect(typeof document).toBe('undefined');
  expect(renderToString(<Shown choice={choice as Choice<string>} />)).toBe(`<b>${value}</b>`);
});
