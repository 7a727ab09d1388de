import { Button, Group } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { forgetFailedChunks } from '../lib/lazy-chunk.ts';
import { ChunkLoadError } from '../lib/load-chunk.ts';
import styles from './screen-failure.module.css';

interface ScreenFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Replaces a screen that could not be loaded or rendered. */
function ScreenFailure({ error, onRetry }: ScreenFailureProps) {
  const missing = error instanceof ChunkLoadError;
  return (
    <section className={`wrap ${styles.failure}`} role="alert">
      <h1 tabIndex={-1}>{missing ? 'This screen did not load' : 'Something went wrong on this screen'}</h1>
      <p>
        {missing
          ? 'It could not be downloaded. The connection may have dropped, or there is a newer version of the site. Reload the page to get it.'
          : 'This is an error of the site. Your saved work and the drafts on this device are safe.'}
      </p>
      <p className={styles.detail}>{error instanceof Error ? error.message : String(error)}</p>
      <Group>
        <Button onClick={onRetry}>Try again</Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Group>
    </section>
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The replacement. By default a whole screen with the error. */
  fallback?: (retry: () => void) => ReactNode;
}

/** Shows an error in place of its children, with a retry button. */
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
