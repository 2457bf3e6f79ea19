/** A word or two about what it stands behind; apart from it for who hears or copies the line, too. */
export function Tag({ children }: { children: string }) {
  return (
    <>
      {' '}
      <span className="tag">{children}</span>
    </>
  );
}
