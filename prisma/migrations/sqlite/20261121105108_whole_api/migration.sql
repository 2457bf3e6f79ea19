-- CreateTable
CREATE TABLE "Ticket" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "sessionId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "usedAt" DATETIME,
    CONSTRAINT "Ticket_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AccessCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "issuerId" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "maxUses" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME,
    "revokedAt" DATETIME,
    CONSTRAINT "AccessCode_issuerId_fkey" FOREIGN KEY ("issuerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PushDevice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "keys" TEXT,
    "createdAt" DATETIME NOT NULL,
    "seenAt" DATETIME NOT NULL,
    CONSTRAINT "PushDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Participant" (
    "conversationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "targetLanguage" TEXT,
    "readPosition" INTEGER NOT NULL DEFAULT 0,
    "joinedAt" DATETIME NOT NULL,

    PRIMARY KEY ("conversationId", "userId"),
    CONSTRAINT "Participant_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Participant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProgressPoint" (
    "userId" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "totalEncounteredWords" INTEGER NOT NULL,
    "masteredWordTotal" INTEGER NOT NULL,
    "topWordsCount" INTEGER NOT NULL,
    "percentMastered" REAL NOT NULL,
    "computedAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "conversationId", "language"),
    CONSTRAINT "ProgressPoint_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Block" (
    "blockerId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("blockerId", "blockedId"),
    CONSTRAINT "Block_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "reporterId" TEXT NOT NULL,
    "conversationId" TEXT,
    "messageId" TEXT,
    "comment" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "resolvedAt" DATETIME,
    CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "actorId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "IdempotentAnswer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "createdAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "key" TEXT,
    "payload" TEXT NOT NULL,
    "runAt" DATETIME NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "owner" TEXT,
    "leaseUntil" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "finishedAt" DATETIME,
    "error" TEXT
);

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
INSERT INTO "new_User" ("addressAs", "affiliatedOrganization", "createdAt", "currentConversationId", "id", "language", "masteryThreshold", "notificationType", "ownLanguage", "passwordHash", "promptNotificationsPerWeek", "showTransliteration", "theme", "userType", "username", "usernameKey") SELECT "addressAs", "affiliatedOrganization", "createdAt", "currentConversationId", "id", "language", "masteryThreshold", "notificationType", "ownLanguage", "passwordHash", "promptNotificationsPerWeek", "showTransliteration", "theme", "userType", "username", "usernameKey" FROM "User";
DROP TABLE "User";
ALTER TABLE "new_User" RENAME TO "User";
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");
CREATE TABLE "new_Conversation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "conversationType" TEXT NOT NULL DEFAULT 'AI',
    "persona" TEXT,
    "targetLanguage" TEXT,
    "scenario" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "lastPosition" INTEGER NOT NULL DEFAULT 0,
    "tutorState" TEXT,
    "createdAt" DATETIME NOT NULL,
    "activeAt" DATETIME NOT NULL,
    CONSTRAINT "Conversation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Conversation" ("activeAt", "conversationType", "createdAt", "id", "ownerId", "persona", "revision", "targetLanguage", "title", "tutorState") SELECT "activeAt", "conversationType", "createdAt", "id", "ownerId", "persona", "revision", "targetLanguage", "title", "tutorState" FROM "Conversation";
DROP TABLE "Conversation";
ALTER TABLE "new_Conversation" RENAME TO "Conversation";
CREATE INDEX "Conversation_ownerId_activeAt_idx" ON "Conversation"("ownerId", "activeAt");
CREATE TABLE "new_Turn" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "clientMessageId" TEXT NOT NULL,
    "learnerMessageId" TEXT,
    "replyMessageId" TEXT,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "leaseUntil" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Turn_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Turn" ("attempt", "clientMessageId", "conversationId", "createdAt", "id", "learnerId", "learnerMessageId", "leaseUntil", "owner", "replyMessageId", "state") SELECT "attempt", "clientMessageId", "conversationId", "createdAt", "id", "learnerId", "learnerMessageId", "leaseUntil", "owner", "replyMessageId", "state" FROM "Turn";
DROP TABLE "Turn";
ALTER TABLE "new_Turn" RENAME TO "Turn";
CREATE INDEX "Turn_conversationId_state_idx" ON "Turn"("conversationId", "state");
CREATE INDEX "Turn_state_leaseUntil_idx" ON "Turn"("state", "leaseUntil");
CREATE UNIQUE INDEX "Turn_learnerId_clientMessageId_key" ON "Turn"("learnerId", "clientMessageId");
CREATE TABLE "new_Word" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "learnerId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "original" TEXT NOT NULL,
    "transliteration" TEXT NOT NULL,
    "translation" TEXT NOT NULL,
    "trueCount" INTEGER NOT NULL,
    "baseline" INTEGER NOT NULL DEFAULT 0,
    "masteredAt" DATETIME,
    "neededAt" DATETIME,
    "lastSeenAt" DATETIME NOT NULL,
    "peekCount" INTEGER NOT NULL DEFAULT 0,
    "peekedAt" DATETIME,
    CONSTRAINT "Word_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Word" ("baseline", "id", "identity", "language", "lastSeenAt", "learnerId", "masteredAt", "neededAt", "original", "translation", "transliteration", "trueCount") SELECT "baseline", "id", "identity", "language", "lastSeenAt", "learnerId", "masteredAt", "neededAt", "original", "translation", "transliteration", "trueCount" FROM "Word";
DROP TABLE "Word";
ALTER TABLE "new_Word" RENAME TO "Word";
CREATE UNIQUE INDEX "Word_learnerId_language_identity_key" ON "Word"("learnerId", "language", "identity");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Ticket_userId_idx" ON "Ticket"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "AccessCode_code_key" ON "AccessCode"("code");

-- CreateIndex
CREATE INDEX "AccessCode_issuerId_kind_idx" ON "AccessCode"("issuerId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "PushDevice_address_key" ON "PushDevice"("address");

-- CreateIndex
CREATE INDEX "PushDevice_userId_idx" ON "PushDevice"("userId");

-- CreateIndex
CREATE INDEX "Participant_userId_idx" ON "Participant"("userId");

-- CreateIndex
CREATE INDEX "ProgressPoint_userId_language_idx" ON "ProgressPoint"("userId", "language");

-- CreateIndex
CREATE INDEX "Block_blockedId_idx" ON "Block"("blockedId");

-- CreateIndex
CREATE INDEX "Report_kind_resolvedAt_createdAt_idx" ON "Report"("kind", "resolvedAt", "createdAt");

-- CreateIndex
CREATE INDEX "Report_reporterId_idx" ON "Report"("reporterId");

-- CreateIndex
CREATE INDEX "AuditEntry_createdAt_idx" ON "AuditEntry"("createdAt");

-- CreateIndex
CREATE INDEX "IdempotentAnswer_createdAt_idx" ON "IdempotentAnswer"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Job_key_key" ON "Job"("key");

-- CreateIndex
CREATE INDEX "Job_finishedAt_runAt_idx" ON "Job"("finishedAt", "runAt");

-- What there was: each conversation has its owner as its one participant, who has read all of it.
UPDATE "Conversation" SET "lastPosition" =
  COALESCE((SELECT MAX("position") FROM "Message" WHERE "Message"."conversationId" = "Conversation"."id"), 0);
INSERT INTO "Participant" ("conversationId", "userId", "readPosition", "joinedAt")
  SELECT "id", "ownerId", "lastPosition", "createdAt" FROM "Conversation";
