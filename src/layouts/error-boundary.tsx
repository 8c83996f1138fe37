import { Component, type ReactNode } from 'react';
import { track } from '../platform/analytics';
import { ErrorView } from './error-view';

interface Props {
  /** Of the page, with its query: the next one is tried again. */
  readonly address: string;
  /** What stands there instead; the error view where nothing is named. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly address: string;
  readonly hasFailed: boolean;
}

/** Longer messages say no more, and are sent. */
const LONGEST_MESSAGE = 300;

/**
 * Shows the error view in the place of what it holds when that fails, and tells analytics (specification, section
 * 2.5). Whatever stands around it, such as header and footer, goes on.
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
