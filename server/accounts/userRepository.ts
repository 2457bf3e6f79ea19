import {
  type AddressAs,
  defaultPreferences,
  firstPromptsPerWeek,
  type KnownShare,
  type LearnerLevel,
  type NotificationType,
  type Preferences,
  type PreferencesChange,
  type ReadingScript,
  type Theme,
} from '../../domain/account/preferences';
import type { Profile } from '../../domain/account/profile';
import { AppError } from '../../domain/errors';
import type { Database, DbClient, Tx } from '../db/database';
import { useCode } from '../invites/codeRepository';
import type { UserType } from './caller';
import { endSessions } from './sessionRepository';

export interface NewUser {
  id: string;
  username: string;
  usernameKey: string;
  passwordHash: string;
  userType: UserType;
  createdAt: Date;
}

/** Who somebody is, and what a password of theirs is checked against. Stays behind the services of this folder. */
export interface Credentials {
  id: string;
  username: string;
  userType: string;
  affiliatedOrganization: string | null;
  disabledAt: Date | null;
  passwordHash: string;
}

/** The one list of columns that names the password's hash (tests/lint/secretColumns.test.ts). */
const credentialColumns = {
  id: true,
  username: true,
  userType: true,
  affiliatedOrganization: true,
  disabledAt: true,
  passwordHash: true,
} as const;

const preferenceColumns = {
  language: true,
  ownLanguage: true,
  showTransliteration: true,
  theme: true,
  masteryThreshold: true,
  notificationType: true,
  promptNotificationsPerWeek: true,
  timezone: true,
  addressAs: true,
  languageLevels: { select: { language: true, level: true } },
  japaneseReadings: true,
  knownShare: true,
  builtinStandsIn: true,
} as const;

/** False when the name is taken. One statement, so that of many at once exactly one succeeds. */
async function insertUser(client: DbClient, user: NewUser): Promise<boolean> {
  const { ownLanguage, theme, masteryThreshold, notificationType } = defaultPreferences;
  const inserted = await client.$executeRaw`
    INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "userType", "createdAt",
                        "ownLanguage", "theme", "masteryThreshold", "notificationType")
    VALUES (${user.id}, ${user.username}, ${user.usernameKey}, ${user.passwordHash}, ${user.userType},
            ${user.createdAt}, ${ownLanguage}, ${theme}, ${masteryThreshold}, ${notificationType})
    ON CONFLICT ("usernameKey") DO NOTHING`;
  return inserted === 1;
}

export function createUserRepository({ client, transaction }: Database) {
  return {
    findCredentialsByKey: (usernameKey: string): Promise<Credentials | null> =>
      client.user.findUnique({ where: { usernameKey }, select: credentialColumns }),

    findCredentials: (id: string): Promise<Credentials | null> =>
      client.user.findUnique({ where: { id }, select: credentialColumns }),

    findName: async (id: string): Promise<string | null> =>
      (await client.user.findUnique({ where: { id }, select: { username: true } }))?.username ?? null,

    isTaken: async (usernameKey: string): Promise<boolean> =>
      (await client.user.findUnique({ where: { usernameKey }, select: { id: true } })) !== null,

    /** False when the name is taken. */
    create: (user: NewUser): Promise<boolean> => insertUser(client, user),

    /**
     * Creates a user and takes one use of the code they came with, both or neither.
     * @throws AppError `accessCodeWrong` when the code has no use left, `usernameTaken`
     */
    register: (user: NewUser, codeId: string): Promise<void> =>
      transaction(async (tx) => {
        if (!(await useCode(tx, codeId, user.createdAt))) throw new AppError('accessCodeWrong');
        if (!(await insertUser(tx, user))) throw new AppError('usernameTaken');
      }),

    /** Makes an admin of a user, who signs in anew as with another password. Answers the sessions that were open. */
    promote: (id: string, passwordHash: string, at: Date): Promise<string[]> =>
      transaction(async (tx) => {
        await tx.user.update({ where: { id }, data: { userType: 'admin', passwordHash } });
        return endWaysIn(tx, { userId: id }, at);
      }),

    /**
     * Gives a user another password, ends all sessions but one, and takes back links by which they could sign in.
     * Answers the ids of the sessions that were open.
     */
    changePassword: (input: { id: string; passwordHash: string; keptSessionId: string; at: Date }): Promise<string[]> =>
      transaction(async (tx) => {
        const { count } = await tx.user.updateMany({
          where: { id: input.id },
          data: { passwordHash: input.passwordHash },
        });
        if (count === 0) throw new AppError('userNotFound');
        return endWaysIn(tx, { userId: input.id, id: { not: input.keptSessionId } }, input.at);
      }),

    /** Removes a user and all that is theirs: what refers to them goes with them, the rest by name. */
    delete: (id: string): Promise<void> =>
      transaction(async (tx) => {
        // In the order in which a turn takes rows: its conversation, then its learner.
        await tx.conversation.deleteMany({ where: { ownerId: id } });
        await tx.user.deleteMany({ where: { id } });
        // A friend's conversation outlives them; what was made of it for them does not.
        await tx.turn.deleteMany({ where: { learnerId: id } });
        // Of those that are still to be done, which are few: a job that is over says of nobody whom it was for.
        await tx.job.deleteMany({ where: { finishedAt: null, kind: 'progress', payload: { contains: id } } });
      }),

    preferences: async (id: string): Promise<Preferences | null> => {
      const row = await client.user.findUnique({ where: { id }, select: preferenceColumns });
      return (
        row && {
          language: row.language,
          ownLanguage: row.ownLanguage,
          showTransliteration: row.showTransliteration,
          theme: row.theme as Theme,
          masteryThreshold: row.masteryThreshold,
          notificationType: row.notificationType as NotificationType,
          promptNotificationsPerWeek: row.promptNotificationsPerWeek,
          timezone: row.timezone,
          addressAs: row.addressAs as AddressAs,
          levels: Object.fromEntries(
            row.languageLevels.map(({ language, level }) => [language, level as LearnerLevel]),
          ),
          japaneseReadings: row.japaneseReadings as ReadingScript,
          knownShare: row.knownShare as KnownShare,
          builtinStandsIn: row.builtinStandsIn,
        }
      );
    },

    updatePreferences: (id: string, { levels = {}, ...change }: PreferencesChange): Promise<void> =>
      transaction(async (tx) => {
        if ((await tx.user.count({ where: { id } })) === 0) return;
        await tx.user.updateMany({ where: { id }, data: change });
        for (const [language, level] of Object.entries(levels)) {
          const row = { userId: id, language };
          await tx.languageLevel.upsert({
            where: { userId_language: row },
            create: { ...row, level },
            update: { level },
          });
        }
        if (change.notificationType === 'Personalized With Memory') await choosePromptsPerWeek(tx, id);
      }),

    profile: async (id: string): Promise<Profile> => {
      const row = await client.user.findUnique({
        where: { id },
        select: { generalUserProfile: true, customInstructions: true },
      });
      return {
        generalUserProfile: row?.generalUserProfile ?? '',
        customInstructions: row?.customInstructions ?? '',
      };
    },

    updateProfile: async (id: string, profile: Profile): Promise<void> => {
      await client.user.updateMany({ where: { id }, data: profile });
    },

    /** What a tutor of a language needs to know of a learner. */
    learnerFacts: (id: string, language: string) =>
      client.user.findUnique({
        where: { id },
        select: {
          ownLanguage: true,
          addressAs: true,
          masteryThreshold: true,
          knownShare: true,
          builtinStandsIn: true,
          languageLevels: { where: { language }, select: { level: true } },
        },
      }),
  };
}

/** Takes back links by which somebody could sign in, and ends sessions of theirs; answers those that were open. */
async function endWaysIn(tx: Tx, sessions: { userId: string; id?: { not: string } }, at: Date): Promise<string[]> {
  await tx.ticket.deleteMany({ where: { userId: sessions.userId, kind: 'sign-in' } });
  return endSessions(tx, sessions, at);
}

async function choosePromptsPerWeek(tx: Tx, id: string): Promise<void> {
  await tx.user.updateMany({
    where: { id, promptNotificationsPerWeek: 0 },
    data: { promptNotificationsPerWeek: firstPromptsPerWeek },
  });
}

export type UserRepository = ReturnType<typeof createUserRepository>;
