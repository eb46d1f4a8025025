import { withReportedLosses } from '../reported-losses';

const SCRIPT = [
  'try{resolve(await fetch(queued.input));}catch(error){reject(error);}',
  'try{meta()}catch(e){console.error(`Failed to load the meta index:\\n${e?.toString()}`);}',
  'try{chunk()}catch(e){console.error(`Failed to load the index chunk ${url}:\\n${e?.toString()}`);}',
].join('\n');

it('throws where Pagefind would only write to the console', () => {
  const script = withReportedLosses(SCRIPT);
  expect(script.match(/catch\(e\)\{throw e;console\.error/g)).toHaveLength(2);
  expect(script).toContain('catch(error){reject(error);}');
});

it('stops the build when the script has another form', () => {
  expect(() => withReportedLosses('class Pagefind {}')).toThrow(/has changed/);
});
