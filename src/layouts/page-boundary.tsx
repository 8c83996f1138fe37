import { Component, type ReactNode } from 'react';
import { track } from '../client/analytics';
import { ErrorSlot } from './error-slot';

interface Props {
  /** Of the page: the next page is tried again. */
  readonly pathname: string;
  readonly children: ReactNode;
}

interface State {
  readonly pathname: string;
  readonly hasFailed: boolean;
}

/** Longer messages say no more, and are sent. */
const LONGEST_MESSAGE = 300;

/**
 * Shows the error view in the place of what it holds when that fails, and tells analytics (specification, section
 * 2.5). Whatever stands around it, such as header and footer, goes on.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { pathname: this.props.pathname, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { pathname, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    const message = String(error).slice(0, LONGEST_MESSAGE);
    track({ name: 'page_error', params: { message, path: window.location.pathname } });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorSlot /> : this.props.children;
  }
}
