import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { DemoPlayback, DemoPlayer } from './player';
import { useSeen } from './useSeen';

/** What stands where no player has come yet. */
const noPlayer = createStore<DemoPlayback | null>(() => null);

export interface DemoControls {
  playback: DemoPlayback | null;
  /** It is meant to play, though it may wait to be loaded or seen. */
  isPlaying: boolean;
  /** Plays by itself, after its time of waiting, as soon as it can. */
  begin: () => void;
  hold: () => void;
  /** Plays, pauses, or when it is over plays again. */
  toggle: () => void;
  restart: () => void;
  skipToEnd: () => void;
}

/** A player and what somebody wants of it. It goes on only while `stage` is in sight. */
export function useDemo(player: DemoPlayer | null, stage: RefObject<HTMLElement>): DemoControls {
  const playback: DemoPlayback | null = useStore<typeof noPlayer>(player?.store ?? noPlayer);
  const [wanted, setWanted] = useState(false);
  const isSeen = useSeen(stage);
  const runs = wanted && isSeen;
  useEffect(() => {
    if (!player || !runs) return;
    player.play();
    return player.pause;
  }, [player, runs]);

  const begin = useCallback(() => setWanted(true), []);
  const hold = useCallback(() => setWanted(false), []);
  const isOver = playback?.isOver === true;
  const isPlaying = wanted && !isOver;
  const restart = () => {
    player?.restart();
    begin();
  };
  const toggle = () => {
    if (isPlaying) hold();
    else if (playback?.hasBegun && !isOver) begin();
    else restart();
  };
  return { playback, isPlaying, begin, hold, toggle, restart, skipToEnd: () => player?.skipToEnd() };
}
