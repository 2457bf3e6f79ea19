// `npm start`: from a fresh clone to a running server, without a question. Runs on Node alone until all is installed.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import './requireNode.mjs';

const { runCommand } = await import('./failure.mjs');
const { endChildrenOnSignals, leaveSignalsToOthers } = await import('./children.mjs');
const { root } = await import('./project.mjs');

await runCommand(async () => {
  const { installWhatIsMissing } = await import('./install.mjs');
  const { buildWhenStale } = await import('./build.mjs');
  const { writeMissingSecrets } = await import('./secrets.mjs');
  process.chdir(root);
  endChildrenOnSignals();
  const folder = process.env.PALAVER_BUILD_DIR ?? 'build';
  await installWhatIsMissing(console.log, async () => {
    writeMissingSecrets();
    await buildWhenStale(folder, console.log);
  });
  leaveSignalsToOthers();
  // In this process, so that there is one to stop. The server says itself, in one sentence, why it cannot start.
  await import(pathToFileURL(resolve(root, folder, 'index.mjs')).href);
});
