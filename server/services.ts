import type { Logger } from 'pino';
import { createAccessTokens } from './accounts/accessTokens';
import { createAccountService } from './accounts/accountService';
import { createDeletionService } from './accounts/deletionService';
import { createExportRepository } from './accounts/exportRepository';
import { createExportService } from './accounts/exportService';
import { createPasswords } from './accounts/passwords';
import { createPreferenceService } from './accounts/preferenceService';
import { createProfileService } from './accounts/profileService';
import { createRegistrationService } from './accounts/registrationService';
import { createSessionRepository } from './accounts/sessionRepository';
import { createSessionService } from './accounts/sessionService';
import { createTicketRepository } from './accounts/ticketRepository';
import { createTicketService } from './accounts/ticketService';
import { createUserRepository } from './accounts/userRepository';
import { createAuditRepository } from './admin/auditRepository';
import { createAuditService } from './admin/auditService';
import { createCodeAdminRepository } from './admin/codeAdminRepository';
import { createCodeAdminService } from './admin/codeAdminService';
import { createReportAdminRepository } from './admin/reportAdminRepository';
import { createReportAdminService } from './admin/reportAdminService';
import { createTutorHealthRepository } from './admin/tutorHealthRepository';
import { createTutorHealthService } from './admin/tutorHealthService';
import { createUserAdminRepository } from './admin/userAdminRepository';
import { createUserAdminService } from './admin/userAdminService';
import { type Clock, systemClock } from './clock';
import type { Config } from './config';
import { createConversationRepository } from './conversations/conversationRepository';
import { createConversationService } from './conversations/conversationService';
import { createMessageService } from './conversations/messageService';
import type { Database } from './db/database';
import { createDeviceRepository } from './devices/deviceRepository';
import { createDeviceService } from './devices/deviceService';
import { resolveHost, type ResolveHost } from './devices/pushEndpoint';
import { createDictionary } from './dictionary/dictionary';
import { createFriendService } from './friends/friendService';
import { createFriendshipRepository } from './friends/friendshipRepository';
import { createGlossJob } from './friends/glossJob';
import { createGlossRepository } from './friends/glossRepository';
import { createCookies } from './http/cookies';
import { createIdempotencyRepository } from './idempotency/idempotencyRepository';
import { createIdempotencyService } from './idempotency/idempotencyService';
import { type MakeId, makeId as makeUuid } from './ids';
import { createCodeRepository } from './invites/codeRepository';
import { createInviteService } from './invites/inviteService';
import { createJobRepository } from './jobs/jobRepository';
import { createJobRunner } from './jobs/jobRunner';
import { createPruneRepository } from './jobs/pruneRepository';
import { createPruning } from './jobs/pruning';
import { inMemory, inRedis } from './limits/counters';
import { restAllLanguageTools } from './language/asyncLanguageTools';
import { createLimits } from './limits/limits';
import { createLoginGuard } from './limits/loginGuard';
import { createRegisterGuard } from './limits/registerGuard';
import { createOverviewRepository } from './progress/overviewRepository';
import { createOverviewService } from './progress/overviewService';
import { createProgressRepository } from './progress/progressRepository';
import { createProgressService } from './progress/progressService';
import { createConnections } from './realtime/connections';
import { createLocalBus } from './realtime/localBus';
import { createRedisBus } from './realtime/redisBus';
import { tellAdmins } from './realtime/tellAdmins';
import type { RedisConnections } from './redis';
import { createReportRepository } from './reports/reportRepository';
import { createReportService } from './reports/reportService';
import { createOpeningService } from './scenarios/openingService';
import { createScenarioRepository } from './scenarios/scenarioRepository';
import { startCheckpoints } from './turns/checkpointer';
import { createRetryService } from './turns/retryService';
import { createSpeaker } from './turns/speakTurn';
import { createTurnEngine } from './turns/turnEngine';
import { createTurnRepository } from './turns/turnRepository';
import { createTurnService } from './turns/turnService';
import { createTurnSweeper } from './turns/turnSweeper';
import { modelProviders } from './tutor/createTutor';
import type { Tutor } from './tutor/tutor';
import { createCardRepository } from './words/cardRepository';
import { createCardService } from './words/cardService';
import { createMarkRepository } from './words/markRepository';
import { createUsageRepository } from './usage/usageRepository';
import { createUsageService } from './usage/usageService';
import { createExampleRepository } from './words/exampleRepository';
import { createExplanationService } from './words/explanationService';
import { createWordRepository } from './words/wordRepository';
import { createWordService } from './words/wordService';

/** The outside world, which tests replace. */
export interface Outside {
  config: Config;
  database: Database;
  tutor: Tutor;
  log: Logger;
  /** Connects several processes; null for one alone. Closed with the services. */
  redis?: RedisConnections | null;
  clock?: Clock;
  makeId?: MakeId;
  /** Says to which addresses a push service's name leads. */
  resolveHost?: ResolveHost;
}

export type Services = ReturnType<typeof createServices>;

/** The one place where long-lived things are built. Everything else is handed what it needs. */
export function createServices(outside: Outside) {
  const { config, database, tutor, log, redis = null, clock = systemClock, makeId = makeUuid } = outside;
  const { resolveHost: resolve = resolveHost } = outside;
  const owner = makeId();
  const onListenerError = (error: unknown) => {
    log.error({ err: error }, 'a listener failed');
  };
  const bus = redis
    ? createRedisBus({ ...redis, processId: owner, clock, log, onListenerError })
    : createLocalBus(onListenerError);
  const makeCounter = redis ? inRedis(redis.commands) : inMemory;

  const users = createUserRepository(database);
  const audit = createAuditRepository(database, clock, makeId);
  const conversationRepository = createConversationRepository(database);
  const dictionary = createDictionary(database);
  const usage = createUsageService({
    usage: createUsageRepository(database),
    clock,
    makeId,
    log,
    provenance: tutor.provenance,
    dailyTokens: config.tutor.dailyTokens,
  });
  const turnRepository = createTurnRepository(database, makeId);

  const sessions = createSessionService({
    sessions: createSessionRepository(database),
    accessTokens: createAccessTokens(config.authSecret, () => clock.now()),
    bus,
    clock,
    makeId,
    secret: config.authSecret,
    log,
    nobodyLeft: (userId) => turns.stopTurnsOf(userId),
  });
  const tickets = createTicketService({ tickets: createTicketRepository(database), clock });
  const passwords = createPasswords();
  const accounts = createAccountService({
    users,
    sessions,
    tickets,
    passwords,
    loginGuard: createLoginGuard(config.rateLimits, makeCounter),
    clock,
    makeId,
    admin: config.admin,
  });
  const codes = createCodeRepository(database);
  const registrations = createRegistrationService({
    users,
    codes,
    passwords,
    registerGuard: createRegisterGuard(config.rateLimits, makeCounter),
    clock,
    makeId,
    log,
    accessCode: config.accessCode,
    adminName: config.admin?.username ?? null,
    befriended: (inviterId, userId) => friends.befriend(inviterId, userId),
    registered: () => tellAdmins(bus),
  });
  const conversations = createConversationService({
    conversations: conversationRepository,
    users,
    tutor,
    bus,
    clock,
    makeId,
    stopTurnsIn: (conversationId) => turns.stopTurnsIn(conversationId),
    stopReplyIn: (conversationId) => turns.stopReplyIn(conversationId),
    read: (reader, conversationId, upTo) => words.read(reader, conversationId, upTo),
    leaveFriend: (caller, conversationId) => friends.leave(caller, conversationId),
    audit,
  });
  const messages = createMessageService({
    conversations: conversationRepository,
    tutor,
    usage,
    explanations: createExplanationService({ examples: createExampleRepository(database), users }),
    bus,
    clock,
    stopTurnsFor: (messageId) => turns.stopTurnsFor(messageId),
    audit,
  });
  const preferences = createPreferenceService({
    users,
    bus,
    languageChosen: conversations.languageChosen,
    levelChosen: conversations.levelChosen,
  });
  const overview = createOverviewService({ words: createOverviewRepository(database), users, clock });
  const progress = createProgressService({ points: createProgressRepository(database), users, bus, clock });
  const pruning = createPruning({ rows: createPruneRepository(database, makeId), clock });
  const wordRepository = createWordRepository(database, makeId);
  const gloss = createGlossJob({
    glosses: createGlossRepository(database, makeId),
    conversations: conversationRepository,
    learnerFacts: (learnerId, language) => speaker.learnerFacts(learnerId, language),
    users,
    dictionary,
    tutor,
    usage,
    words: wordRepository,
    bus,
    clock,
  });
  const jobs = createJobRunner({
    jobs: createJobRepository(database),
    clock,
    log,
    owner,
    handlers: { progress: progress.job, prune: pruning.job, gloss },
  });
  const words = createWordService({
    words: wordRepository,
    marks: createMarkRepository(database, makeId),
    conversations: conversationRepository,
    audit,
    jobs,
    bus,
    clock,
  });
  const engine = createTurnEngine({
    turns: turnRepository,
    tutor,
    bus,
    clock,
    log,
    owner,
    words: wordRepository,
    jobs,
    titled: conversations.announceTitles,
  });
  const speaker = createSpeaker({
    engine,
    conversations: conversationRepository,
    users,
    words,
    dictionary,
    usage,
    bus,
  });
  const friends = createFriendService({
    friendships: createFriendshipRepository(database, makeId),
    conversations,
    jobs,
    bus,
    clock,
    makeId,
    owner,
  });
  const turns = createTurnService({
    turns: turnRepository,
    engine,
    speaker,
    conversations: conversationRepository,
    conversationService: conversations,
    tutor,
    bus,
    clock,
    makeId,
    owner,
    sendToFriend: friends.send,
  });
  const retries = createRetryService({
    turns: turnRepository,
    speaker,
    conversations: conversationRepository,
    conversationService: conversations,
    clock,
    owner,
  });
  const openings = createOpeningService({
    scenarios: createScenarioRepository(database),
    conversations,
    turns,
    users,
    tutor,
    usage,
    bus,
    clock,
    makeId,
  });
  const stopTurnsOf = turns.stopTurnsOf;
  const deletions = createDeletionService({
    users,
    sessions,
    passwords,
    stopTurnsOf,
    leaveFriends: friends.leaveAll,
    deleted: () => tellAdmins(bus),
  });
  const exports = createExportService({
    exports: createExportRepository(database),
    users,
    conversations: conversationRepository,
    clock,
  });
  const userAdmin = createUserAdminService({
    users: createUserAdminRepository(database, audit),
    sessions,
    tickets,
    bus,
    clock,
    stopTurnsOf,
  });
  const codeAdmin = createCodeAdminService({
    codes: createCodeAdminRepository(database, audit),
    audit,
    bus,
    clock,
    makeId,
    accessCode: config.accessCode,
  });
  const tutorHealth = createTutorHealthService({ health: createTutorHealthRepository(database), tutor, clock, log });
  const sweeper = createTurnSweeper({ owner, engine, turns: turnRepository, clock, log, announce: turns.announce });
  const connections = createConnections({
    bus,
    clock,
    log,
    makeId,
    changesSince: conversations.changesSince,
    live: engine.live,
    isOpen: sessions.isOpen,
    surroundings: async (caller) => ({
      conversations: await conversations.titles(caller),
      preferences: await preferences.get(caller),
    }),
  });
  const cookies = createCookies(config.publicUrl?.startsWith('https:') ?? false);

  return {
    config,
    log,
    clock,
    makeId,
    accounts,
    registrations,
    deletions,
    exports,
    profiles: createProfileService({ users }),
    tickets,
    invites: createInviteService({ codes, clock, makeId }),
    devices: createDeviceService({ devices: createDeviceRepository(database), clock, makeId, resolveHost: resolve }),
    userAdmin,
    codeAdmin,
    tutorHealth,
    reportAdmin: createReportAdminService({ reports: createReportAdminRepository(database, audit), clock }),
    audit: createAuditService({ audit }),
    sessions,
    preferences,
    conversations,
    messages,
    openings,
    turns,
    retries,
    friends,
    reports: createReportService({
      reports: createReportRepository(database),
      conversations: conversationRepository,
      clock,
      makeId,
    }),
    words,
    wordCards: createCardService({ cards: createCardRepository(database), words: wordRepository }),
    overview,
    progress,
    connections,
    cookies,
    limits: createLimits(config.rateLimits, makeCounter),
    idempotency: createIdempotencyService({
      answers: createIdempotencyRepository(database),
      clock,
      log,
      secret: config.authSecret,
    }),
    tutorLanguages: tutor.languages,
    modelProviders,
    /** @throws Error while the database, or Redis where there is one, does not answer */
    isReady: async (): Promise<void> => {
      await Promise.all([database.ping(), bus.ping()]);
    },

    /** What runs beside requests. Call once, before the first request; the returned function drains and ends it. */
    start: async (): Promise<() => Promise<void>> => {
      await accounts.ensureAdmin();
      void tutorHealth.check();
      // SQLite is held by one process alone: whatever still runs there belongs to one that died.
      await sweeper.sweep(database.provider === 'sqlite' ? 'all' : new Date(clock.now()));
      const endings = [sweeper.start(), startCheckpoints({ owner, engine, turns: turnRepository, bus, clock, log })];
      endings.push(clock.every(restEachMs, restAllLanguageTools));
      await pruning.scheduleFirst();
      const endJobs = jobs.start();
      return async () => {
        connections.closeAll();
        // Jobs that turns ask for meanwhile wait for the next start.
        await Promise.all([engine.drain(drainMs), endJobs()]);
        for (const end of endings) end();
        bus.close();
        redis?.close();
        await database.close();
      };
    },
  };
}

/** How long running replies may go on when the server is asked to end. */
const drainMs = 8_000;
/** What a language needs in memory is let go when nobody has used it for so long, or twice as long. */
const restEachMs = 10 * 60_000;
