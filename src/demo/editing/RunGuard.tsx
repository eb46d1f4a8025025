import { Component, type ReactNode } from 'react';
import { DemoError } from '../DemoError';

interface RunGuardProps {
  children: ReactNode;
  /** Shown in place of children that fail before their first render is complete. */
  fallback: ReactNode;
  onFail(error: unknown): void;
  /** Called when the children are rendered and their effects have run. */
  onSettle(): void;
}

interface State {
  failed: boolean;
  error: unknown;
}

/**
 * Error boundary of an edited demo. If the demo fails at its start, the previous version shows. If
 * it fails later, a message offers to start it again, as for every demo.
 */
export class RunGuard extends Component<RunGuardProps, State> {
  override state: State = { failed: false, error: undefined };
  #settled = false;
  #timer: number | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidMount(): void {
    // Behind the effects of the children, which may throw as well.
    this.#timer = window.setTimeout(() => {
      this.#settled = true;
      if (!this.state.failed) this.props.onSettle();
    });
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFail(error);
  }

  override componentWillUnmount(): void {
    window.clearTimeout(this.#timer);
  }

  override render(): ReactNode {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    if (!this.#settled) return this.props.fallback;
    return <DemoError error={error} onReset={() => this.setState({ failed: false })} />;
  }
}
