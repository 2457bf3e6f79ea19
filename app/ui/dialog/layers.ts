/**
 * Back closes what lies over a page, and leaves the page as it is. For that each layer (a dialog, the panel on a phone)
 * has an entry of its own in the history, on top of the page's (docs/decisions/0407-layers-in-the-history.md). Nobody else
 * knows of these entries: the router hears of no step among them, and what it writes meanwhile is the page's.
 */

interface Entry {
  state: Record<string, unknown> | null;
  href: string;
}

/** What closes each layer, the uppermost last. */
const closing: (() => void)[] = [];
/** In the state of a layer's entry: how many layers there are up to it. */
const mark = 'palaverLayer';
/** The page under the layers, as the router wrote it. */
let page: Entry = { state: null, href: '' };
/** How many layers' entries lie between the page's and the one that is shown. */
let height = 0;
/** A step of our own is under way. */
let isStepping = false;
/** `page` came while layers' entries lay over the one before, and has no entry to itself yet. */
let isHomeless = false;

const { pushState, replaceState } = typeof window === 'undefined' ? ({} as History) : History.prototype;

/** Before the router is there: what of the history's steps is ours must not reach it. */
export function watchHistory(): void {
  page = pageHere();
  height = heightHere();
  window.addEventListener('popstate', onPopState, { capture: true });
  window.history.pushState = (state: Entry['state'], _, url) => {
    page = { state, href: hrefOf(url) };
    if (height === 0) return write(pushState, page);
    // In place of the lowest layer's entry: Back leads from it to the page that the layers lay over.
    isHomeless = isStepping || height > 1;
    write(replaceState, page, isHomeless ? height : 0);
    if (isHomeless && !isStepping) step(1 - height);
  };
  window.history.replaceState = (state: Entry['state'], _, url) => {
    page = { state: withoutMark(state), href: hrefOf(url) };
    write(replaceState, page, height);
  };
  // Loaded anew while something was open, which now is not.
  settle();
}

/** Over the page from now on, until the function that it returns is called. */
export function addLayer(close: () => void): () => void {
  closing.push(close);
  settle();
  return () => {
    closing.splice(closing.indexOf(close), 1);
    // One layer may take the place of another.
    queueMicrotask(settle);
  };
}

/** Gives each layer its entry, and takes back those of layers that are gone. */
function settle(): void {
  if (isStepping) return;
  if (height > closing.length) return step(closing.length - height);
  if (height === 0) page = pageHere();
  while (height < closing.length) write(pushState, page, height + 1);
}

function onPopState(event: PopStateEvent): void {
  const [from, isOurs] = [height, isStepping];
  height = heightHere();
  isStepping = false;
  // The router numbers its entries; those of layers have their page's number.
  const isSamePage = pageHere().state?.idx === page.state?.idx;
  const isAmongPages = height === 0 && !isHomeless && !(isSamePage && (isOurs || from > 0));
  if (isAmongPages) {
    page = pageHere();
    // Left by several steps at once.
    closeDownTo(0);
    return;
  }
  event.stopImmediatePropagation();
  if (isHomeless) return giveHome();
  if (!isSamePage) return step(-height);
  // The page may have been named otherwise meanwhile.
  if (height === 0) write(replaceState, page);
  if (isOurs || height >= closing.length) settle();
  else closeDownTo(height);
}

function giveHome(): void {
  if (height > 1) return step(1 - height);
  isHomeless = false;
  write(height === 0 ? pushState : replaceState, page);
  settle();
}

function closeDownTo(layers: number): void {
  for (const close of closing.slice(layers).reverse()) close();
}

function step(by: number): void {
  isStepping = true;
  window.history.go(by);
}

function write(how: History['pushState'], { state, href }: Entry, layers = 0): void {
  how.call(window.history, layers === 0 ? state : { ...state, [mark]: layers }, '', href);
  height = layers;
}

function heightHere(): number {
  return Number((window.history.state as Entry['state'])?.[mark] ?? 0);
}

function pageHere(): Entry {
  return { state: withoutMark(window.history.state as Entry['state']), href: window.location.href };
}

function withoutMark(state: Entry['state']): Entry['state'] {
  if (!state || !(mark in state)) return state;
  const { [mark]: _, ...rest } = state;
  return rest;
}

function hrefOf(url: string | URL | null | undefined): string {
  return url == null ? window.location.href : new URL(url, window.location.href).href;
}
