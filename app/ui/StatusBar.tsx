/** The connection's state above a page. Its class is the message in lower case with hyphens (specification, section 2). */
export function StatusBar({ message }: { message: string | null }) {
  return (
    <div className="status-slot" role="status">
      {/* A bar of its own for each message: a text that changes in the middle of its line would count as moved. */}
      {message !== null && (
        <p key={message} className={`status-bar ${statusClass(message)}`} dir="auto">
          {message}
        </p>
      )}
    </div>
  );
}

export function statusClass(message: string): string {
  return message.toLowerCase().replaceAll(' ', '-');
}
