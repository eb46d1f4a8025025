import * as React from 'react';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';

// #region excerpt
const SURFACE =
  'rounded-xl bg-slate-900 p-2 text-white dark:bg-slate-100 dark:text-slate-900 [&[data-popper-placement^=bottom]>*]:-top-1.25 [&[data-popper-placement^=top]>*]:-bottom-1.25';
const TIP =
  "size-2.5 before:block before:size-full before:rotate-45 before:bg-slate-900 before:content-[''] dark:before:bg-slate-100";

export default function StyledPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="contained"
        onClick={({ currentTarget }) =>
          setAnchor(anchor ? null : currentTarget)
        }
      >
        Arrow
      </Button>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        modifiers={[
          { name: 'arrow', options: { element: arrow, padding: 12 } },
          { name: 'offset', options: { offset: [0, 10] } },
        ]}
        className={SURFACE}
      >
        Points at it
        <div ref={setArrow} className={TIP} />
      </Popper>
    </>
  );
}
// #endregion
