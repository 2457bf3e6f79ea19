import { SignJWT } from 'jose';
import { secret, startScript } from './child';
import { closeConnections, must, type Reply, send } from './request';
import { heading, ms, percentile, report } from './report';
import { password, seedDatabases, usernames } from './seed';
import { usageOf } from './probe';

const learners = 20;
const conversations = 50;
const words = 10_000;

const gzip = { 'Accept-Encoding': 'gzip' };

/** What single calls of the API cost, each beside the least that a server must do for it, in the same run. */
export async function benchApi(): Promise<void> {
  const seed = await seedDatabases({ learners, conversations, words });
  const ours = await startScript('tests/bench/apiServer.ts', [seed.ours]);
  const floor = await startScript('tests/bench/floorServer.ts', [seed.floor, seed.learnerId, seed.conversationId]);
  const [first = ''] = usernames({ learners });
  const login = await logIn(ours.origin, first);
  const { accessToken } = JSON.parse(login.body.toString('utf8')) as { accessToken: string };
  const token = { Authorization: `Bearer ${accessToken}` };
  const floorToken = { Authorization: `Bearer ${await floorsToken(seed.learnerId)}` };
  try {
    heading(`GET /conversation/titles, ${String(conversations)} of them`);
    const titles = (more = {}) => send(`${ours.origin}/api/conversation/titles`, { ...token, ...more });
    const floorTitles = () => send(`${floor.origin}/titles`, floorToken);
    const cpu = { plain: [] as number[], gzip: [] as number[], floor: [] as number[] };
    for (let block = -1; block < 5; block += 1) {
      // In turn, so that whatever else the machine does falls on all alike; the first warms up.
      const measured = {
        plain: await cpuPerCall(ours.process, titles),
        gzip: await cpuPerCall(ours.process, () => titles(gzip)),
        floor: await cpuPerCall(floor.process, floorTitles),
      };
      if (block < 0) continue;
      for (const key of ['plain', 'gzip', 'floor'] as const) cpu[key].push(measured[key]);
    }
    const [plain, packed, least] = [cpu.plain, cpu.gzip, cpu.floor].map((each) => percentile(each, 0.5));
    report('processor time of a call', ms(plain ?? 0), 'target 1.5 ms');
    report('  compressed', ms(packed ?? 0), 'target 1.5 ms');
    report('  floor', ms(least ?? 0));
    report('  ratio', ((plain ?? 0) / (least ?? 0)).toFixed(2));

    heading(`GET /morphemes, ${String(words)} words`);
    const list = `${ours.origin}/api/morphemes?language=fr`;
    const cold = await must(200, send(list, { ...token, ...gzip }));
    const tag = { 'If-None-Match': String(cold.headers.etag) };
    report('the first time', ms(cold.tookMs), 'target 80 ms');
    const times = { full: [] as number[], same: [] as number[], floor: [] as number[] };
    for (let round = 0; round < 30; round += 1) {
      times.full.push((await must(200, send(list, { ...token, ...gzip }))).tookMs);
      times.floor.push((await must(200, send(`${floor.origin}/words`, { ...floorToken, ...gzip }))).tookMs);
      for (let again = 0; again < 5; again += 1) {
        times.same.push((await must(304, send(list, { ...token, ...gzip, ...tag }))).tookMs);
      }
    }
    for (const [label, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const) {
      report(`complete, ${label}`, ms(percentile(times.full, share)), 'target 80 ms');
      report(`  floor, ${label}`, ms(percentile(times.floor, share)));
      report(`nothing has changed (304), ${label}`, ms(percentile(times.same, share)), 'target 5 ms');
    }
    report('compressed', `${(cold.body.length / 1024).toFixed(0)} KB`, 'target 350 KB');

    heading(`POST /auth/login, ${String(learners)} at once`);
    const took = { ours: [] as number[], floor: [] as number[] };
    const lags: { p99: number; most: number }[] = [];
    for (let round = 0; round < 5; round += 1) {
      await usageOf(ours.process);
      const answers = await Promise.all(usernames({ learners }).map((name) => logIn(ours.origin, name)));
      const { lagP99Ms, lagMaxMs } = await usageOf(ours.process);
      took.ours.push(...answers.map(({ tookMs }) => tookMs));
      lags.push({ p99: lagP99Ms, most: lagMaxMs });
      const floors = usernames({ learners }).map(() => must(200, send(`${floor.origin}/login`, floorToken)));
      took.floor.push(...(await Promise.all(floors)).map(({ tookMs }) => tookMs));
    }
    for (const [label, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const) {
      report(`login, ${label}`, ms(percentile(took.ours, share)));
      report(`  floor (the hashes alone), ${label}`, ms(percentile(took.floor, share)));
    }
    report(
      'event loop late meanwhile, p99',
      ms(
        percentile(
          lags.map(({ p99 }) => p99),
          0.5,
        ),
      ),
    );
    report('  at most', ms(Math.max(...lags.map(({ most }) => most))));
  } finally {
    closeConnections();
    await Promise.all([ours.stop(), floor.stop()]);
  }
}

function logIn(origin: string, username: string): Promise<Reply> {
  const body = { username, password, rememberMe: true };
  return must(200, send(`${origin}/api/auth/login`, {}, { method: 'POST', body }));
}

/** A token of the kind that the floor checks. */
export function floorsToken(learnerId: string): Promise<string> {
  return new SignJWT({ sid: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(learnerId)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
}

const callsInBlock = 1_000;
const callsAtOnce = 4;

/** Processor milliseconds of the called process for one call. */
async function cpuPerCall(child: Parameters<typeof usageOf>[0], call: () => Promise<Reply>): Promise<number> {
  const before = await usageOf(child);
  let left = callsInBlock;
  await Promise.all(
    Array.from({ length: callsAtOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await must(200, call());
      }
    }),
  );
  return ((await usageOf(child)).cpuMs - before.cpuMs) / callsInBlock;
}
