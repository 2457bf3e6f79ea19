import { type ReactNode, useId } from 'react';
import { appTexts } from '../../domain/texts/app';
import type { CallName, CallOutput } from '../api/calls';
import type { Answer } from '../api/useAnswer';
import { Failure } from '../ui/Failure';

interface AdminSectionProps<N extends CallName> {
  heading: string;
  text?: string;
  answer: Answer<N>;
  onRetry: () => void;
  /** Stands above what is fetched, and stays. */
  controls?: ReactNode;
  children: (data: CallOutput<N>) => ReactNode;
}

/** A part of the admin page, with what it has asked the server for. */
export function AdminSection<N extends CallName>(props: AdminSectionProps<N>) {
  const { heading, text, answer, onRetry, controls, children } = props;
  const id = useId();
  return (
    <section className="admin-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {text && <p className="admin-text">{text}</p>}
      {controls}
      {answer.status === 'loading' && <p role="status">{appTexts.loading}</p>}
      {answer.status === 'error' && <Failure message={answer.message} onRetry={onRetry} />}
      {answer.status === 'loaded' && children(answer.data)}
    </section>
  );
}
