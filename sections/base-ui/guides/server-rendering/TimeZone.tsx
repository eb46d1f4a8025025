import { NoSsr } from '@mui/base/NoSsr';

function Zone() {
  return <b>{new Intl.DateTimeFormat().resolvedOptions().timeZone}</b>;
}

export default function TimeZone() {
  return (
    <div style={{ height: 48, lineHeight: '48px' }}>
      Your time zone:{' '}
      <NoSsr fallback="not known yet">
        <Zone />
      </NoSsr>
    </div>
  );
}
