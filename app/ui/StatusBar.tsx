/** The connection's state above a page. Its class is the message in lower case with hyphens (specification, section 2). */
export function StatusBar({ message }: { message: string | null }) {
  return (
    <div className="status-slot" role="status">
      {message !== null && (
        <p className={`status-bar ${statusClass(message)}`} dir="auto">
          {message}
        </p>
      )}
    </div>
  );
}

export function statusClass(message: string): string {
  return message.toLowerCase().replaceAll(' ', '-');
}
