import { z } from 'zod';
import { contrastChoices, contrastLevels } from '../../app/theme/contrast';
import { endpoints } from '../../server/http/api';
import {
  conversationDetails,
  conversationSummary,
  count,
  id,
  preferences,
  scenarioDraft,
  word,
} from '../../server/http/schemas';

const profile = z.object({ generalUserProfile: z.string(), customInstructions: z.string() });
const community = z.object({ url: z.string(), host: z.string() }).nullable();
const wordList = endpoints['GET /morphemes'].output;

const conversationPage = z.object({
  userId: id,
  details: conversationDetails.nullable(),
  preferences,
  conversations: z.array(conversationSummary),
  words: wordList.partial({ anchorMessageId: true }),
  tutorLanguages: z.array(z.string()).nullable(),
  scenarioDraft: scenarioDraft.nullable(),
  isScenarioBegun: z.boolean().optional(),
  profile: profile.nullable(),
  inviteCode: z.string().nullable(),
  origin: z.string(),
  viewer: z.boolean().optional(),
});

/**
 * What the data of a page may hold, by its module below `app`. Null: it gives no data to the page, but a redirect, a
 * status or a file.
 */
export const loaderSchemas: Readonly<Record<string, z.ZodTypeAny | null>> = {
  root: z.object({
    contrast: z.object({ choice: z.enum(contrastChoices), level: z.enum(contrastLevels) }),
    lastTheme: z.enum(['dark', 'light']).nullable(),
    hasModel: z.boolean(),
    learner: z.object({ username: z.string(), isAdmin: z.boolean(), preferences }).nullable(),
  }),
  'routes/$': null,
  'routes/_index': null,
  'routes/ProgressDashboard': z.object({
    language: z.string().nullable(),
    languages: z.array(z.string()),
    input: z.object({ language: z.string().optional() }),
    graphData: endpoints['GET /conversation/graph-data'].output.nullable(),
    overview: endpoints['GET /progress/overview'].output.nullable(),
    error: z.string().nullable(),
    preferences,
    profile: profile.nullable(),
  }),
  'routes/admin': z.object({ preferences }),
  'routes/conversation': z.union([
    z.object({ isDemo: z.literal(true), preferences }),
    // `page` comes as one JSON text (app/loading/packed).
    z.object({ title: z.string(), isInvited: z.boolean(), page: conversationPage }),
  ]),
  'routes/home': z.object({ signedIn: z.boolean(), community }),
  'routes/login': z.object({ community, redirectTo: z.string().nullable(), notice: z.string().nullable() }),
  'routes/logout': null,
  'routes/myData': null,
  'routes/providers': z.object({
    signedIn: z.boolean(),
    tutorLanguages: z.array(z.string()).nullable(),
    modelProviders: z.array(z.string()),
  }),
  'routes/register': z.object({ community, inviter: z.string().nullable(), once: id }),
  'routes/resetPassword': z.union([
    z.object({ step: z.literal('link'), link: z.string() }),
    z.object({ step: z.literal('done') }),
    z.object({ step: z.literal('choose'), username: z.string(), isFresh: z.boolean() }),
  ]),
  'routes/settings': null,
  'routes/wordBank': z.object({
    language: z.string().nullable(),
    scope: z.object({ language: z.string().optional(), conversationId: id.optional() }),
    languages: z.array(z.string()),
    threshold: count,
    counts: z.object({ toLearn: count, mastered: count, all: count }),
    rows: z.array(word),
    listed: count,
    foundInAll: count.nullable(),
    selectedIds: z.array(id),
    card: endpoints['GET /morphemes/card/:id'].output.nullable(),
    cardError: z.string().nullable(),
    preferences,
    profile: profile.nullable(),
  }),
};
