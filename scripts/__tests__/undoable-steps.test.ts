import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runSteps, type Step } from '../undoable-steps.mjs';

/** Runs steps; returns what happened, in order, and the error. */
async function logOf(steps: (log: (event: string) => void) => Step[]) {
  const events: string[] = [];
  const log = (event: string) => events.push(event);
  const error = await runSteps(steps(log), log).then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  return { events, error };
}

function fail(reason: string): never {
  throw new Error(reason);
}

it('runs the steps in order, and reports each before the next begins', async () => {
  const { events, error } = await logOf((log) => [
    { do: async () => (log('begin 1'), 'end 1'), undo: () => log('undo 1') },
    { do: () => (log('begin 2'), 'end 2') },
  ]);
  expect(events).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
  expect(error).toBeUndefined();
});

it('undoes the step that fails and those before it, the last first, and none after it', async () => {
  const { events, error } = await logOf((log) => [
    { do: () => 'end 1', undo: () => log('undo 1') },
    { do: () => 'end 2' },
    { do: () => fail('reason'), undo: () => log('undo 3') },
    { do: () => 'end 4', undo: () => log('undo 4') },
  ]);
  expect(events).toEqual(['end 1', 'end 2', 'undo 3', 'undo 1']);
  expect(error).toBe('reason\nAll files are as they were before.');
});

it('says only the reason where nothing was changed', async () => {
  const { error } = await logOf(() => [{ do: () => fail('reason') }]);
  expect(error).toBe('reason');
});

it('undoes the rest where one step cannot be undone, and says so', async () => {
  const { events, error } = await logOf((log) => [
    { do: () => 'end 1', undo: () => log('undo 1') },
    { do: () => fail('reason'), undo: () => fail('no access') },
  ]);
  expect(events).toEqual(['end 1', 'undo 1']);
  expect(error).toBe(
    'reason\nThese changes could not be undone; git status shows what is left:\nno access',
  );
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('undoes everything when %s ends the command', (signal) => {
  const program = `
    import { runSteps } from './undoable-steps.mjs';
    const steps = [
      { do: () => 'end 1', undo: () => console.log('undo 1') },
      { do: async () => process.kill(process.pid, '${signal}') && 'end 2' },
      { do: () => 'end 3' },
    ];
    await runSteps(steps, console.log).catch((error) => console.log(error.message));
  `;
  const options = { cwd: path.resolve(__dirname, '..'), encoding: 'utf8' } as const;
  const args = ['--input-type=module', '--eval', program];
  expect(execFileSync(process.execPath, args, options).trim().split('\n')).toEqual([
    'end 1',
    'undo 1',
    `Stopped by ${signal}`,
    'All files are as they were before.',
  ]);
});
