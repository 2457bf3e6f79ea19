import { useNonce } from '../ui/nonce';

/** In the server's page alone: it has run long before React comes. */
const script = import.meta.env.SSR
  ? `try {
  sessionStorage.setItem('palaver.probe', '');
  sessionStorage.removeItem('palaver.probe');
} catch (forbidden) {
  var kept = new Map();
  Object.defineProperty(window, 'sessionStorage', { value: {
    getItem: function (key) { return kept.has(key) ? kept.get(key) : null; },
    setItem: function (key, value) { kept.set(key, String(value)); },
    removeItem: function (key) { kept.delete(key); }
  } });
}`
  : '';

/**
 * Where a browser forbids storage, reading its very name throws, or each of its calls. Remix calls it whenever it looks
 * another page up, and would show none: here it finds one that forgets when the page is left.
 */
export function SessionStorageStandIn() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
