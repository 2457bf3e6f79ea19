import type { Page } from '@playwright/test';

/** Milliseconds of a page's main thread: of the processor, so that other work on the machine does not count. */
export interface Cost {
  task: number;
  script: number;
  style: number;
  layout: number;
}

/** What the page's main thread has done so far; the difference of two readings is the cost of what lies between. */
export async function meterOf(page: Page): Promise<() => Promise<Cost>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const ms = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
    return {
      task: ms('TaskDuration'),
      script: ms('ScriptDuration'),
      style: ms('RecalcStyleDuration'),
      layout: ms('LayoutDuration'),
    };
  };
}

export const costBetween = (before: Cost, after: Cost): Cost => ({
  task: after.task - before.task,
  script: after.script - before.script,
  style: after.style - before.style,
  layout: after.layout - before.layout,
});

/** Watches for tasks of 50 ms and more from now on; answers the longest so far and forgets it, 0 for none. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  return async () => {
    // Entries are handed over in a task of their own.
    await page.waitForTimeout(100);
    return page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks.splice(0)));
  };
}

/** Of what Chromium traces: `dur` of the clock and `tdur` of the processor in microseconds. */
interface TracedEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { chrome_mojo_event_info?: { mojo_interface_tag?: string } };
}

/**
 * Traces what the main thread of the busiest page does from now on; answers the processor time of its longest task.
 * What the page is asked by its driver is not the page's.
 */
export async function traceTasks(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'],
  });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TracedEvent[] };
    const threadOf = ({ pid, tid }: TracedEvent) => `${pid} ${tid}`;
    const layouts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(threadOf);
    const often = (thread: string) => layouts.filter((each) => each === thread).length;
    const [busiest] = [...new Set(layouts)].sort((a, b) => often(b) - often(a));
    const events = traceEvents.filter((event) => threadOf(event) === busiest);
    const asked = events.filter(
      ({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
    );
    const isDrivers = ({ ts, dur = 0 }: TracedEvent) => asked.some((each) => each.ts >= ts && each.ts <= ts + dur);
    const tasks = events.filter((event) => event.name === 'RunTask' && !isDrivers(event));
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
  };
}

/** Resolves once what was changed has been painted. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => resolve(performance.now()));
        });
      }),
  );

/** Resolves once the page has come to life and asks for nothing more; its event stream stays open. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quietMs = 700;
        let timer = setTimeout(resolve, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ type: 'resource' });
      }),
  );
}
