import Box from '@mui/material/Box';
import { Choice } from '../_parts/Choice';
import type { Part } from './parts';
import { SUBJECTS } from './subjects';
import { TOKENS, valuesFor, type Chosen } from './tokens';

interface StyleChoosersProps {
  subject: string;
  parts: readonly Part[];
  part: Part | undefined;
  chosen: Chosen;
  onSubject: (name: string) => void;
  onPart: (id: string) => void;
  onChosen: (chosen: Chosen) => void;
}

const same = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name]));

const columns = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: `repeat(2, minmax(0, 1fr))`,
    md: `repeat(${count}, minmax(0, 1fr))`,
  },
  gap: 2,
});

/** The component, its part, and the changes. */
export function StyleChoosers(props: StyleChoosersProps) {
  const { subject, parts, part, chosen, onSubject, onPart, onChosen } = props;
  return (
    <>
      <Box sx={{ ...columns(2), gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Choice
          label="Component"
          value={subject}
          options={same(SUBJECTS.map(({ name }) => name))}
          onChange={onSubject}
        />
        <Choice
          label="Slot or class"
          value={part?.id ?? ''}
          options={same(parts.map(({ id }) => id))}
          onChange={onPart}
        />
      </Box>
      <Box role="group" aria-label="Tokens" sx={columns(5)}>
        {TOKENS.map((token) => {
          const values = Object.keys(valuesFor(token, part));
          return (
            <Choice
              key={token}
              label={token}
              value={
                values.includes(chosen[token] ?? '')
                  ? (chosen[token] ?? '')
                  : ''
              }
              options={{ '': 'Default', ...same(values) }}
              disabled={values.length === 0}
              onChange={(value) => onChosen({ ...chosen, [token]: value })}
            />
          );
        })}
      </Box>
    </>
  );
}
