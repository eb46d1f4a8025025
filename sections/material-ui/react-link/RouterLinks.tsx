import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const Navigate = React.createContext<(path: string) => void>(() => undefined);

interface RouterLinkProps extends React.ComponentPropsWithoutRef<'a'> {
  to: string;
}

// #region excerpt
/** Stands for the link of your router. */
const RouterLink = React.forwardRef<HTMLAnchorElement, RouterLinkProps>(
  function RouterLink({ to, children, ...props }, ref) {
    const navigate = React.useContext(Navigate);
    return (
      <a
        {...props}
        ref={ref}
        href={to}
        onClick={(event) => {
          event.preventDefault();
          navigate(to);
        }}
      >
        {children}
      </a>
    );
  },
);

export default function RouterLinks() {
  const [path, setPath] = React.useState('/');

  return (
    <Navigate.Provider value={setPath}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Link component={RouterLink} to="/tours">
          Tours
        </Link>
        <Button component={RouterLink} to="/contact">
          Contact
        </Button>
      </Box>
      <Typography role="status">Path: {path}</Typography>
    </Navigate.Provider>
  );
}
// #endregion
