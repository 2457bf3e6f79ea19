import {
  defaultPreferences,
  type NotificationType,
  type Preferences,
  type Theme,
} from '../../domain/account/preferences';
import type { Database } from '../db/database';
import type { UserType } from './caller';

export interface NewUser {
  id: string;
  username: string;
  usernameKey: string;
  passwordHash: string;
  userType: UserType;
  createdAt: Date;
}

const preferenceColumns = {
  language: true,
  ownLanguage: true,
  showTransliteration: true,
  theme: true,
  masteryThreshold: true,
  notificationType: true,
  promptNotificationsPerWeek: true,
} as const;

export function createUserRepository({ client, transaction }: Database) {
  return {
    findByKey: (usernameKey: string) => client.user.findUnique({ where: { usernameKey } }),

    /** False when the name is taken. One statement, so that of many at once exactly one succeeds. */
    create: async (user: NewUser): Promise<boolean> => {
      const { ownLanguage, theme, masteryThreshold, notificationType } = defaultPreferences;
      const inserted = await client.$executeRaw`
        INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "userType", "createdAt",
                            "ownLanguage", "theme", "masteryThreshold", "notificationType")
        VALUES (${user.id}, ${user.username}, ${user.usernameKey}, ${user.passwordHash}, ${user.userType},
                ${user.createdAt}, ${ownLanguage}, ${theme}, ${masteryThreshold}, ${notificationType})
        ON CONFLICT ("usernameKey") DO NOTHING`;
      return inserted === 1;
    },

    promote: (id: string, passwordHash: string) =>
      client.user.update({ where: { id }, data: { userType: 'admin', passwordHash } }),

    preferences: async (id: string): Promise<Preferences | null> => {
      const row = await client.user.findUnique({ where: { id }, select: preferenceColumns });
      return row && { ...row, theme: row.theme as Theme, notificationType: row.notificationType as NotificationType };
    },

    updatePreferences: async (id: string, change: Partial<Preferences>): Promise<void> => {
      await transaction(async (tx) => {
        await tx.user.update({ where: { id }, data: change });
      });
    },

    /** What a tutor needs to know of a learner. */
    learnerFacts: (id: string) =>
      client.user.findUnique({
        where: { id },
        select: { ownLanguage: true, addressAs: true, masteryThreshold: true },
      }),
  };
}

export type UserRepository = ReturnType<typeof createUserRepository>;
