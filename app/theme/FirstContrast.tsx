import { useNonce } from '../ui/nonce';
import { contrastCookie, contrastInCookies, contrastOf } from './contrast';
import { themeLinkId } from './ThemeSheet';

const cookies = {
  standard: contrastCookie(contrastOf('auto', 'standard')),
  high: contrastCookie(contrastOf('auto', 'high')),
};

/** Before anything is painted: whoever has chosen no contrast gets the one that their system asks for. */
const script = `(function () {
  var said = ${String(contrastInCookies)}.exec(document.cookie) || [];
  if (said[1] && said[1] !== 'auto') return;
  var level = matchMedia('(prefers-contrast: more)').matches ? 'high' : 'standard';
  if ((said[2] || 'standard') === level) return;
  document.cookie = ${JSON.stringify(cookies)}[level] + (location.protocol === 'https:' ? '; Secure' : '');
  var name = document.body.className.replace(/^(light|dark).*$/, '$1') + (level === 'high' ? '-hc' : '');
  document.body.className = name;
  document.getElementById('${themeLinkId}').href = '/themes/' + name + '.css';
})();`;

/** The body's first child, since it changes the body's class. */
export function FirstContrast() {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
