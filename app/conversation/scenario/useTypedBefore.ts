import type { Scenario } from '../../../domain/conversation/scenario';
import { useIsomorphicLayoutEffect } from '../../ui/useIsomorphicLayoutEffect';
import { useConversation, useConversationActions } from '../useConversation';

/**
 * What was typed into a form before its page came to life stands in its fields alone, and would go with the first
 * drawing: it is taken over.
 */
export function useTypedBefore(formId: string, fields: readonly (keyof Scenario)[]): void {
  const scenario = useConversation(({ plan }) => plan.scenario);
  const { setScenario } = useConversationActions();
  useIsomorphicLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const name of fields) {
      const field = form.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // As the browser says a line's end.
      if (isField && field.value !== scenario[name].replace(/\r\n?/gu, '\n')) setScenario(name, field.value);
    }
  }, []);
}
