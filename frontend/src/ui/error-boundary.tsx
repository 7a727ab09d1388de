import { Component, type ReactNode } from 'react';
import { forgetFailedChunks } from '../lib/lazy-chunk.ts';
import { ScreenFailure } from './screen-failure.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What to show instead; by default a whole screen that says what happened. */
  fallback?: (retry: () => void) => ReactNode;
}

/** Shows what failed in place of what it holds, and lets it be tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentWillUnmount() {
    forgetFailedChunks();
  }

  retry = () => {
    forgetFailedChunks();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (error === undefined) return children;
    return fallback?.(this.retry) ?? <ScreenFailure error={error} onRetry={this.retry} />;
  }
}
