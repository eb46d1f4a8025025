/** @jest-environment jsdom */
import { createElement } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DemoModules } from '../demo-modules';
import { DemoRunner, type Problem } from '../DemoRunner';
import { evalFactory } from './eval-factory';

const PATH = 'docs/a/Counter.tsx';

jest.mock('@site/src/i18n/useText', () => ({ useText: () => (key: string) => key }));

function counter(text: string): string {
  return `import * as React from 'react';
export default function Counter() {
  const [count, setCount] = React.useState(0);
  return <button onClick={() => setCount(count + 1)}>${text} {count}</button>;
}`;
}

function setUp() {
  const ended = jest.fn<undefined, [Problem?]>();
  const libraries = {
    react: () => import('react'),
    'react/jsx-runtime': () => import('react/jsx-runtime'),
  };
  const modules = new DemoModules(
    { path: PATH, sources: new Map([[PATH, counter('original')]]), libraries, workers: {} },
    evalFactory,
  );
  const Original = () => createElement('p', {}, 'the original');
  const runner = new DemoRunner(
    modules,
    async () => ({ default: Original, css: '.a {}' }),
    { onStart: () => undefined, onEnd: ended },
    async (code, sheet) => `${sheet} .${code.includes('mine') ? 'mine' : 'other'} {}`,
  );
  const view = render(<p />);
  /** Runs a version as the demo's box does. */
  const run = async (code: string) => {
    const { default: Demo, css } = await runner.loader(code, 'TS')();
    view.rerender(<Demo />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    return css;
  };
  return { run, ended, runner };
}

beforeEach(() => {
  // React logs the errors that error boundaries catch.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('runs what was written, with a style sheet behind all others', async () => {
  const { run, ended } = setUp();
  expect(await run(counter('mine'))).toBe('.a {}');
  expect(screen.getByRole('button').textContent).toBe('mine 0');
  expect(document.body.lastElementChild?.textContent).toBe('.a {} .mine {}');
  expect(ended.mock.calls).toEqual([[undefined]]);
});

it('what does not parse leaves the demo as it stands, with its state', async () => {
  const { run, ended } = setUp();
  await run(counter('mine'));
  fireEvent.click(screen.getByRole('button'));
  await run('const a = ;');
  expect(screen.getByRole('button').textContent).toBe('mine 1');
  expect(ended).toHaveBeenLastCalledWith(expect.objectContaining({ line: 1 }));
});

it('what throws at its start is replaced by what ran before, or by the original', async () => {
  const { run, ended } = setUp();
  const broken = `export default function Broken() {\n  throw new Error('on purpose');\n}`;
  await run(broken);
  expect(screen.getByText('the original')).toBeTruthy();
  expect(ended).toHaveBeenLastCalledWith({ error: new Error('on purpose'), line: 2 });
  await run(counter('mine'));
  expect(ended).toHaveBeenLastCalledWith(undefined);
  await run(broken);
  expect(screen.getByRole('button').textContent).toBe('mine 0');
});

it('what throws in its first effect is replaced as well', async () => {
  const { run } = setUp();
  await run(`import * as React from 'react';
export default function Broken() {
  React.useEffect(() => {
    throw new Error('on purpose');
  }, []);
  return <p>broken</p>;
}`);
  expect(screen.getByText('the original')).toBeTruthy();
});

it('what throws later says so in its place, and can be started again', async () => {
  const { run, ended } = setUp();
  await run(`import * as React from 'react';
export default function Later() {
  const [broken, setBroken] = React.useState(false);
  if (broken) throw new Error('on purpose');
  return <button onClick={() => setBroken(true)}>break</button>;
}`);
  fireEvent.click(screen.getByText('break'));
  expect(screen.getByRole('alert').textContent).toContain('on purpose');
  expect(ended).toHaveBeenLastCalledWith(expect.objectContaining({ line: 4 }));
  fireEvent.click(screen.getByText('demo.reset'));
  expect(screen.getByText('break')).toBeTruthy();
});

it('a file without a component is a problem of its own', async () => {
  const { run, ended } = setUp();
  await run('export const a = 1;');
  expect(screen.getByText('the original')).toBeTruthy();
  expect(ended.mock.lastCall?.[0]?.error).toMatchObject({ key: 'editor.noComponent' });
});

it('a version that is overtaken while it loads does not come back', async () => {
  const { runner } = setUp();
  const overtaken = runner.loader(counter('first'), 'TS')();
  const { default: Latest } = await runner.loader(counter('second'), 'TS')();
  await overtaken;
  const { default: AfterSyntaxError } = await runner.loader('const a = ;', 'TS')();
  expect(AfterSyntaxError).toBe(Latest);
});
