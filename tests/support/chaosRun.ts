import type { Clock } from '../../server/clock';
import type { ApiClient } from './apiClient';
import { historyOf } from './conversations';
import type { FaultKind } from './chaosPlan';
import { isSending, playSteps, resendFailed, watched, type WatchedTab } from './chaosLearner';
import { startChaosProxy } from './chaosProxy';
import { scheduleOf, type TabPlan } from './chaosSchedule';
import { findDifferences, findLost, findOpenLines, findRunning, linePaths, notYetOut } from './chaosVerdict';
import { createNodeBrowser, type NodeBrowser } from './nodeBrowser';
import { openNodeTab } from './nodeTab';
import type { ScaledTime } from './scaledClock';
import { anotherDevice, currentConversation, signIn, type TestServer } from './testServer';

/** How long a client may take to have everything once nothing stands in its way any more: several times a back-off. */
const settleWithinMs = 600_000;
const pollMs = 200;
const maxResends = 5;

export interface ChaosOutcome {
  /** One sentence for each thing that has come out wrong. */
  problems: string[];
  struck: FaultKind[];
  /** How often a line was replaced while a reply was being shown. */
  resumedReplies: number;
}

/** Plays the schedule of a seed against a server: a learner, their tabs, and what stands in the way. */
export async function runSchedule(server: TestServer, time: ScaledTime, seed: number): Promise<ChaosOutcome> {
  const { tabs: plans, steps } = scheduleOf(seed);
  const learner = await signIn(server);
  const direct = await anotherDevice(server, learner);
  const conversationId = await currentConversation(direct);
  const browser = createNodeBrowser(learner.cookie);
  const clock = time.clock();
  const tabs: WatchedTab[] = [];
  const stops: (() => void)[] = [];
  const problems: string[] = [];
  try {
    for (const plan of plans) tabs.push(await openTab(server, direct, browser, time, plan));
    stops.push(...tabs.map(({ tab }) => tab.start()));
    const deeds = await playSteps(tabs, steps, { clock, name: `s${seed}` });
    for (const { proxy } of tabs) proxy.becomeTransparent({ staysDark: linePaths });

    // The former one's token may have expired meanwhile.
    const place = { server, direct: await anotherDevice(server, learner), conversationId, clock };
    await settle(tabs, place);
    problems.push(...deeds.problems, ...findLost(tabs, deeds));
    for (let times = 0; times < maxResends; times += 1) for (const on of tabs) await resendFailed(on);
    await place.direct.call('POST /message/stop', { conversationId });
    await server.settled(conversationId);
    await settle(tabs, place);
    // A commit comes in several frames: the last of them may be on its way when the first has told its revision.
    problems.push(
      ...(await lasting(clock, async () =>
        findDifferences(tabs, deeds, await historyOf(place.direct, conversationId)),
      )),
    );

    await tabs[0]?.tab.session.logout();
    const waiting = await lasting(clock, () => notYetOut(tabs));
    problems.push(...waiting.map(describeTab), ...tabs.flatMap(findRunning));
    problems.push(...(await lasting(clock, () => tabs.flatMap(findOpenLines))));
  } catch (error) {
    problems.push(String(error));
  }
  for (const stop of stops) stop();
  for (const { tab, proxy, witness } of tabs) {
    problems.push(...witness.problems);
    tab.close();
    await proxy.close();
  }
  return {
    problems,
    struck: tabs.flatMap(({ proxy }) => proxy.struck()),
    resumedReplies: tabs.reduce((sum, { witness }) => sum + witness.resumedReplies, 0),
  };
}

interface Place {
  server: TestServer;
  /** The same learner, with nothing between them and the server. */
  direct: ApiClient;
  conversationId: string;
  clock: Clock;
}

async function openTab(
  server: TestServer,
  direct: ApiClient,
  browser: NodeBrowser,
  time: ScaledTime,
  { carrier, hasLocks, calls, lines }: TabPlan,
): Promise<WatchedTab> {
  const proxy = await startChaosProxy({
    targetPort: Number(new URL(server.origin).port),
    clock: time.clock(),
    plans: { connections: calls, paths: Object.fromEntries(linePaths.map((path) => [path, lines])) },
  });
  // The page itself came through, or there would be nobody to look at it.
  const { conversationDetails: details, preferences } = (await direct.call('GET /conversation/request-history')).body;
  const conversations = (await direct.call('GET /conversation/titles')).body;
  const words = (await direct.call('GET /morphemes', { conversationId: details._id })).body;
  const page = {
    userId: direct.userId,
    details,
    preferences,
    conversations,
    words,
    scenarioDraft: null,
    tutorLanguages: null,
  };
  const clock = time.clock();
  return watched(openNodeTab({ browser, port: proxy.port, clock, page, carrier, hasLocks, random: () => 0.5 }), proxy);
}

/** Asks again and again until there is nothing to find or the time is up; what was found last. */
async function lasting<Found>(clock: Clock, look: () => Found[] | Promise<Found[]>): Promise<Found[]> {
  const until = clock.now() + settleWithinMs;
  for (;;) {
    const found = await look();
    if (found.length === 0 || clock.now() > until) return found;
    await clock.sleep(pollMs);
  }
}

/** Waits until every tab has heard of everything that the database holds. */
async function settle(tabs: readonly WatchedTab[], { server, clock, conversationId }: Place): Promise<void> {
  const unsettled = await lasting(clock, async () => {
    const where = { id: conversationId };
    const { revision } = await server.database.client.conversation.findUniqueOrThrow({ where });
    return tabs.filter((on) => !isSettled(on, revision));
  });
  if (unsettled.length > 0) throw new Error(`did not settle: ${unsettled.map(describeTab).join(' | ')}`);
}

function isSettled(on: WatchedTab, revision: number): boolean {
  const { conversation, busyMessageIds } = on.tab.store.getState();
  const isCurrent = conversation.revision >= revision && !conversation.isCatchingUp && !conversation.needsResync;
  return on.tab.connectionState() === 'open' && isCurrent && !isSending(on) && busyMessageIds.size === 0;
}

function describeTab({ tab, proxy }: WatchedTab): string {
  const { conversation, busyMessageIds } = tab.store.getState();
  const { revision, isCatchingUp, needsResync, pending } = conversation;
  const session = tab.session.state();
  return JSON.stringify({
    connection: tab.connectionState(),
    revision,
    isCatchingUp,
    needsResync,
    pending,
    busy: [...busyMessageIds],
    isAuthenticated: session.isAuthenticated,
    why: session.why,
    lines: proxy.connections(),
  });
}
