import { Component, type ReactNode } from 'react';
import { track } from '../platform/consent/analytics';
import { ErrorView } from './error-view';

interface Props {
  /** Path and query of the page; the error is cleared when it changes. */
  readonly address: string;
  /** Rendered after an error; the error view by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly address: string;
  readonly hasFailed: boolean;
}

/** Messages that are sent to analytics are cut to this length. */
const LONGEST_MESSAGE = 300;

/**
 * React error boundary: shows a fallback when a child throws while rendering, and reports it to analytics
 * (specification, section 2.5). Header and footer are outside of it and keep working.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { address: this.props.address, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    const message = String(error).slice(0, LONGEST_MESSAGE);
    track({ name: 'page_error', params: { message, path: window.location.pathname } });
  }

  override render(): ReactNode {
    const { fallback = <ErrorView />, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
