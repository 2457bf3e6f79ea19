import type { ReactNode } from 'react';

interface MessageHeaderProps {
  name: string;
  /** When it was said; of messages between people. */
  time?: ReactNode;
}

/** Who speaks. */
export function MessageHeader({ name, time }: MessageHeaderProps) {
  return (
    <header className="message-header">
      <span className="speaker" aria-hidden="true">
        <bdi>{name}</bdi>
      </span>
      {time}
    </header>
  );
}
