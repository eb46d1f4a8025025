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
 * Stands around an edited demo: what fails at its start is replaced by what ran before it. Where it
 * fails later, its place says so and offers to start again, as for every demo.
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
