import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { requireLearner } from '../session/pageGuards';
import { conversationAddress } from './address';
import { learnerLevels } from '../../domain/account/preferences';
import { wholeSentence } from '../../domain/conversation/message';
import { emptyScenario, isDraftDue, wishOf } from '../../domain/conversation/scenario';
import { chosenLanguage } from './chosenLanguage';
import { friendIntents } from './friends/friendForm';
import { type FormRefusal, refusalOf, textOf } from '../forms/pageForm';
import { scenarioIntents, scenarioOf } from './scenario/scenarioForm';

/** How long a page without JavaScript waits for a reply before it is shown with what there is. */
const waitForReplyMs = 8_000;

/** The page that comes again by itself until the reply stands. */
const waitingAddress = (conversationId: string) => `${conversationAddress(conversationId)}&wait=1`;

/** The conversation's forms as the server answers them: choosing a language, saying how much of it one knows, a new chat, sending, stopping, retrying, scenarios, friends. */
export async function conversationAction({ request, context }: ActionFunctionArgs) {
  const caller = await requireLearner({ request, context });
  const fields = context.form;
  const conversationId = textOf(fields, 'conversationId');
  /** What begins a conversation takes over the language of the one that is open. */
  const likeOpen = conversationId === '' ? {} : { conversationId };
  const refused = ({ status, error }: { status: number; error: { message: string } }) =>
    data<FormRefusal>(refusalOf(error.message, fields), { status });

  const begin = async (name: 'POST /prompt/create-now' | 'POST /petpal/create-petpal') => {
    const answer = await context.api.call(name, request, likeOpen);
    if (!answer.ok) return refused(answer);
    await context.services.turns.settled(answer.output._id, waitForReplyMs);
    return redirect(waitingAddress(answer.output._id));
  };

  switch (textOf(fields, 'intent')) {
    case 'language': {
      const input = { language: chosenLanguage(fields) };
      const answer = await context.api.call('POST /user/update-preferences', request, input);
      if (!answer.ok) return refused(answer);
      if (fields.has('newChat')) await context.api.call('POST /conversation/reset', request, {});
      return redirect('/conversation');
    }
    case 'reset': {
      const answer = await context.api.call('POST /conversation/reset', request, likeOpen);
      return answer.ok ? redirect(conversationAddress(answer.output._id)) : refused(answer);
    }
    case 'level': {
      const level = learnerLevels.find((each) => each === textOf(fields, 'level')) ?? 'unsaid';
      const input = { levels: { [textOf(fields, 'language')]: level } };
      const answer = await context.api.call('POST /user/update-preferences', request, input);
      if (!answer.ok) return refused(answer);
      return level === 'beginner' ? begin('POST /petpal/create-petpal') : redirect(conversationAddress(conversationId));
    }
    case 'starter':
      return begin('POST /prompt/create-now');
    case 'tutorial':
      return begin('POST /petpal/create-petpal');
    case scenarioIntents.draft:
    case scenarioIntents.redraft: {
      const scenario = scenarioOf(fields);
      const drafted = (await context.services.openings.findDraft(caller)) ?? emptyScenario;
      const isWanted = textOf(fields, 'intent') === scenarioIntents.redraft || isDraftDue(scenario, drafted);
      const wish = { ...wishOf(scenario), ...likeOpen };
      const answer = isWanted ? await context.api.call('POST /scenario/create-scenario', request, wish) : null;
      if (answer && !answer.ok) return refused(answer);
      const address = conversationId === '' ? '/conversation?' : `${conversationAddress(conversationId)}&`;
      return redirect(`${address}dialog=scenarioReview`);
    }
    case scenarioIntents.begin: {
      const input = { ...scenarioOf(fields), ...likeOpen };
      const answer = await context.api.call('POST /scenario/confirm-scenario', request, input);
      if (!answer.ok) return refused(answer);
      await context.services.turns.settled(answer.output._id, waitForReplyMs);
      return redirect(waitingAddress(answer.output._id));
    }
    case friendIntents.replaceInvite: {
      const answer = await context.api.call('GET /invite/replace', request, {});
      return answer.ok ? redirect(`${conversationAddress(conversationId)}&dialog=invite`) : refused(answer);
    }
    case friendIntents.block: {
      const input = { userId: textOf(fields, 'userId'), blocked: textOf(fields, 'blocked') === 'true' };
      const answer = await context.api.call('POST /friend/block', request, input);
      return answer.ok ? redirect(conversationAddress(conversationId)) : refused(answer);
    }
    case friendIntents.report: {
      const input = { conversationId, comment: textOf(fields, 'comment') };
      const answer = await context.api.call('POST /friend/report', request, input);
      return answer.ok ? redirect(`${conversationAddress(conversationId)}&dialog=friend&reported=1`) : refused(answer);
    }
    case 'stop': {
      const answer = await context.api.call('POST /message/stop', request, { conversationId });
      return answer.ok ? redirect(conversationAddress(conversationId)) : refused(answer);
    }
    default: {
      const explainId = textOf(fields, 'explainId');
      const correctionId = textOf(fields, 'explainCorrectionId');
      if (explainId !== '' || correctionId !== '') {
        const asked = { messageId: explainId || correctionId, about: explainId === '' ? '' : wholeSentence };
        const answer = await context.api.call('POST /message/explain', request, asked);
        return answer.ok ? redirect(conversationAddress(conversationId)) : refused(answer);
      }
      const message = textOf(fields, 'message').trim() || textOf(fields, 'suggestion');
      const builtinId = textOf(fields, 'builtinId');
      if (builtinId !== '') {
        await context.api.call('POST /user/update-preferences', request, { builtinStandsIn: true });
      }
      const answer =
        builtinId !== ''
          ? await context.api.call('POST /message/retry', request, { messageId: builtinId, byBuiltin: true })
          : fields.has('retryId')
            ? await context.api.call('POST /message/retry', request, { messageId: textOf(fields, 'retryId') })
            : await context.api.call('POST /message/send-message', request, { message, conversationId });
      if (!answer.ok) return refused(answer);
      await context.services.turns.settled(conversationId, waitForReplyMs);
      return redirect(waitingAddress(conversationId));
    }
  }
}
