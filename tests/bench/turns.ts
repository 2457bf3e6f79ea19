import { existsSync, readFileSync } from 'node:fs';
import { floorsToken } from './api';
import { accessCode, startScript, startServer } from './child';
import { type BenchClient, openClient } from './client';
import { heading, ms, percentile, report } from './report';
import { seedDatabases } from './seed';

const rounds = 300;
const warmUp = 30;
const port = 4790;

function memoryMB(pid: number): number {
  const status = `/proc/${String(pid)}/status`;
  if (!existsSync(status)) return Number.NaN;
  return Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
}

async function openOurs(origin: string): Promise<BenchClient> {
  const post = async (path: string, body: unknown, token = '') => {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}: ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const account = { username: 'bench', password: 'a long password' };
  await post('/auth/register', { ...account, accessCode });
  const { accessToken: token = '' } = await post('/auth/login', account);
  await post('/user/update-preferences', { language: 'fr' }, token);
  const { _id: conversationId = '' } = await post('/conversation/reset', {}, token);
  return openClient({
    streamUrl: `${origin}/api/stream?conversationId=${conversationId}&since=0`,
    sendUrl: `${origin}/api/message/send-message`,
    token,
    conversationId,
    finishes: true,
  });
}

async function openFloor() {
  const { floor, learnerId, conversationId } = await seedDatabases({ learners: 1, conversations: 1, words: 0 });
  const child = await startScript('tests/bench/floorServer.ts', [floor, learnerId, conversationId]);
  const token = await floorsToken(learnerId);
  const { origin } = child;
  const urls = { streamUrl: `${origin}/stream`, sendUrl: `${origin}/send` };
  return { child, client: await openClient({ ...urls, token, conversationId, finishes: false }) };
}

/** Start, memory, and the way of one message, on the server as it is built. */
export async function benchTurns(): Promise<void> {
  heading('The built server');
  const starts: number[] = [];
  for (let start = 0; start < 4; start += 1) {
    const trial = await startServer(port);
    starts.push(trial.startedMs);
    await trial.stop();
  }
  const ours = await startServer(port);
  report('built server: start to healthy (median of 4)', ms(percentile(starts, 0.5)), 'target 1.5 s');
  report('memory at boot', `${memoryMB(ours.process.pid ?? 0).toFixed(0)} MB`, 'target 180 MB');

  const client = await openOurs(ours.origin);
  const floor = await openFloor();
  const measured = { ours: [] as number[], floor: [] as number[] };
  // In turn, so that whatever else the machine does falls on both alike.
  for (let round = -warmUp; round < rounds; round += 1) {
    const a = await client.send('plain');
    const b = await floor.client.send('plain');
    if (round < 0) continue;
    measured.ours.push(a.firstTextMs);
    measured.floor.push(b.firstTextMs);
  }
  for (const [label, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ] as const) {
    const [our, least] = [percentile(measured.ours, share), percentile(measured.floor, share)];
    report(`send to first frame with text, ${label}`, ms(our), label === 'p95' ? 'target 15 ms' : '');
    report(`  floor, ${label}`, ms(least));
    report(`  ratio, ${label}`, (our / least).toFixed(2), 'target at most 4');
  }
  report('memory after 330 turns', `${memoryMB(ours.process.pid ?? 0).toFixed(0)} MB`);

  for (const words of [30, 150, 600]) {
    const { bytes } = await client.send(`paced ${String(words)}`);
    const note = words === 30 ? 'target 70 KB' : `${(bytes / 1024 / (words / 50)).toFixed(1)} KB/s; target 20 KB/s`;
    report(`bytes of a reply of ${String(words)} words at 50 a second`, `${(bytes / 1024).toFixed(1)} KB`, note);
  }
  client.close();
  floor.client.close();
  await Promise.all([ours.stop(), floor.child.stop()]);
}
