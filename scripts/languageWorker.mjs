// The thread of language tools where the server runs from its sources: threads do not inherit what reads TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('../server/language/languageWorker');
