-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "userType" TEXT NOT NULL DEFAULT 'learner',
    "affiliatedOrganization" TEXT,
    "createdAt" DATETIME NOT NULL,
    "language" TEXT,
    "ownLanguage" TEXT NOT NULL DEFAULT 'en',
    "addressAs" TEXT NOT NULL DEFAULT 'unsaid',
    "showTransliteration" BOOLEAN NOT NULL DEFAULT false,
    "japaneseReadings" TEXT NOT NULL DEFAULT 'romaji',
    "theme" TEXT NOT NULL DEFAULT 'dark',
    "masteryThreshold" INTEGER NOT NULL DEFAULT 10,
    "notificationType" TEXT NOT NULL DEFAULT 'Disabled',
    "promptNotificationsPerWeek" INTEGER NOT NULL DEFAULT 0,
    "timezone" TEXT,
    "generalUserProfile" TEXT NOT NULL DEFAULT '',
    "customInstructions" TEXT NOT NULL DEFAULT '',
    "scenarioDraft" TEXT,
    "currentConversationId" TEXT,
    "wordsRevision" INTEGER NOT NULL DEFAULT 0,
    "disabledAt" DATETIME
);
INSERT INTO "new_User" ("addressAs", "affiliatedOrganization", "createdAt", "currentConversationId", "customInstructions", "disabledAt", "generalUserProfile", "id", "language", "masteryThreshold", "notificationType", "ownLanguage", "passwordHash", "promptNotificationsPerWeek", "scenarioDraft", "showTransliteration", "theme", "timezone", "userType", "username", "usernameKey", "wordsRevision") SELECT "addressAs", "affiliatedOrganization", "createdAt", "currentConversationId", "customInstructions", "disabledAt", "generalUserProfile", "id", "language", "masteryThreshold", "notificationType", "ownLanguage", "passwordHash", "promptNotificationsPerWeek", "scenarioDraft", "showTransliteration", "theme", "timezone", "userType", "username", "usernameKey", "wordsRevision" FROM "User";
DROP TABLE "User";
ALTER TABLE "new_User" RENAME TO "User";
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
