import type { CallInput, CallName } from '../api/calls';
import { useAnswer } from '../api/useAnswer';
import { useAccountNews } from '../session/useConnection';

/** What a call answers, asked for again when accounts or access codes change. */
export function useAdminAnswer<N extends CallName>(name: N, input: CallInput<N>) {
  const { answer, again, refresh } = useAnswer(name, input);
  useAccountNews({
    onNews: ({ adminChanged }) => {
      if (adminChanged) refresh();
    },
    onOpen: refresh,
  });
  return { answer, again };
}
