/**
 * The page's one voice: says each new `message` once, when the reader is ready to listen. At the left edge, because a
 * box beyond the right one widens a page that runs from right to left.
 */
export function LiveRegion({ message }: { message: string }) {
  return (
    <div className="sr-only top-0 left-0" role="status" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}
