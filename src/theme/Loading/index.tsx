// Replaced: pages are loaded before they show, so nothing is shown in their place; what a page throws
// while it loads reaches the error boundary.
interface LoadingProps {
  error?: unknown;
}

export default function Loading({ error }: LoadingProps): null {
  if (error) throw error;
  return null;
}
