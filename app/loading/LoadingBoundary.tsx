import { Component, type ReactNode } from 'react';
import { chunkErrorTexts } from '../../domain/texts/app';
import { ChunkLoadError } from './loadChunk';

interface LoadingBoundaryProps {
  /** Given: the notice can be put away. */
  onDismiss?: () => void;
  children: ReactNode;
}

/**
 * Around a part that is loaded on demand: when it does not come, says so instead of taking the page away, and asks again
 * once the network is back.
 */
export class LoadingBoundary extends Component<LoadingBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  private askAgain = () => {
    if (this.state.error instanceof ChunkLoadError) this.setState({ error: null });
  };

  override componentDidMount() {
    window.addEventListener('online', this.askAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.askAgain);
  }

  override componentDidCatch(error: Error) {
    if (error instanceof ChunkLoadError) error.forget?.();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    // Anything else is a bug, and for the page's own error screen.
    if (!(error instanceof ChunkLoadError)) throw error;
    const { text, reload, dismiss } = chunkErrorTexts;
    return (
      <div role="alert" className="loading-failed">
        <p>{text}</p>
        {/* A newer release may have taken the part's file away: only the whole page brings the new one. */}
        <button type="button" className="button button-outlined" onClick={() => window.location.reload()}>
          {reload}
        </button>
        {this.props.onDismiss && (
          <button type="button" className="button button-text" onClick={this.props.onDismiss}>
            {dismiss}
          </button>
        )}
      </div>
    );
  }
}
