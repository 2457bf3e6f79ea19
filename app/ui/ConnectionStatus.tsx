import { useConnectionNotice } from '../session/useConnection';
import { StatusBar } from './StatusBar';

/** The connection status bar, in the room that every protected page keeps for it. */
export function ConnectionStatus() {
  return <StatusBar message={useConnectionNotice()} />;
}
