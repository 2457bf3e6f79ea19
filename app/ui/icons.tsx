const paths = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.5 15.5L20 20',
  pen: 'M5 19l1-4L16.5 4.5l3 3L9 18z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

export type IconName = keyof typeof paths | 'stop';

/** A drawing beside words or inside a named control; never named itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" focusable="false">
      {name === 'stop' ? (
        <rect x="7" y="7" width="10" height="10" rx="2" className="icon-solid" />
      ) : (
        <path d={paths[name]} />
      )}
    </svg>
  );
}
