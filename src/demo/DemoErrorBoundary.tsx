import { Component, type ReactNode } from 'react';

interface DemoErrorBoundaryProps {
  children: ReactNode;
  /** Identifies the content: the boundary tries again when it changes. */
  subject?: unknown;
  /** Shown in the demo's place. */
  renderError(error: unknown): ReactNode;
}

interface State {
  failed: boolean;
  error: unknown;
  subject: unknown;
}

/** Catches errors that a demo throws while rendering. */
export class DemoErrorBoundary extends Component<DemoErrorBoundaryProps, State> {
  override state: State = { failed: false, error: undefined, subject: this.props.subject };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps(
    { subject }: DemoErrorBoundaryProps,
    state: State,
  ): Partial<State> | null {
    return subject === state.subject ? null : { failed: false, subject };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderError(this.state.error) : this.props.children;
  }
}
