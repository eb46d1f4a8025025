import { Component, type ReactNode } from 'react';

interface DemoErrorBoundaryProps {
  children: ReactNode;
  /** Shown in the demo's place. */
  renderError(error: unknown): ReactNode;
}

interface State {
  failed: boolean;
  error: unknown;
}

/** Keeps what a demo throws while it renders inside the demo's box. */
export class DemoErrorBoundary extends Component<DemoErrorBoundaryProps, State> {
  override state: State = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderError(this.state.error) : this.props.children;
  }
}
