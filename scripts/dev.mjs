// `npm run dev`: from a fresh clone to a server that restarts when its code changes, with pages that reload by Vite.
import './requireNode.mjs';

const { runCommand } = await import('./failure.mjs');
const { endChildrenOnSignals, leaveSignalsToOthers } = await import('./children.mjs');
const { root } = await import('./project.mjs');

await runCommand(async () => {
  const { installWhatIsMissing } = await import('./install.mjs');
  const { writeMissingSecrets } = await import('./secrets.mjs');
  process.chdir(root);
  endChildrenOnSignals();
  await installWhatIsMissing(console.log, async () => writeMissingSecrets());
  leaveSignalsToOthers();
  process.env.NODE_ENV = 'development';
  // Watches what the server imports, from `server` and `domain`; Vite watches `app`. In this process, so that there is
  // one to stop.
  process.argv.splice(2, Infinity, 'watch', '--clear-screen=false', 'server/index.ts');
  await import(import.meta.resolve('tsx/cli'));
});
