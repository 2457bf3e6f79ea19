-- CreateTable
CREATE TABLE "User" (
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
    "currentConversationId" TEXT
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "rotatedAt" DATETIME NOT NULL,
    "rememberMe" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Conversation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "conversationType" TEXT NOT NULL DEFAULT 'AI',
    "persona" TEXT,
    "targetLanguage" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "tutorState" TEXT,
    "createdAt" DATETIME NOT NULL,
    "activeAt" DATETIME NOT NULL,
    CONSTRAINT "Conversation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "senderId" TEXT NOT NULL,
    "senderType" TEXT NOT NULL,
    "originalText" TEXT,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    "revision" INTEGER NOT NULL,
    CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Rendering" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "messageId" TEXT NOT NULL,
    "targetLanguage" TEXT NOT NULL,
    "ownLanguage" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "rev" INTEGER NOT NULL DEFAULT 0,
    "fields" TEXT NOT NULL,
    "provenance" TEXT,
    CONSTRAINT "Rendering_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Turn" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "clientMessageId" TEXT NOT NULL,
    "learnerMessageId" TEXT NOT NULL,
    "replyMessageId" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "leaseUntil" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Turn_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Word" (
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
    CONSTRAINT "Word_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Sighting" (
    "messageId" TEXT NOT NULL,
    "wordId" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "times" INTEGER NOT NULL,
    "gloss" TEXT NOT NULL,
    "reading" TEXT NOT NULL,
    "seenAt" DATETIME NOT NULL,

    PRIMARY KEY ("messageId", "wordId"),
    CONSTRAINT "Sighting_wordId_fkey" FOREIGN KEY ("wordId") REFERENCES "Word" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WordMark" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "learnerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "undoneAt" DATETIME,
    CONSTRAINT "WordMark_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Conversation_ownerId_activeAt_idx" ON "Conversation"("ownerId", "activeAt");

-- CreateIndex
CREATE INDEX "Message_conversationId_revision_idx" ON "Message"("conversationId", "revision");

-- CreateIndex
CREATE UNIQUE INDEX "Message_conversationId_position_key" ON "Message"("conversationId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Rendering_messageId_targetLanguage_ownLanguage_key" ON "Rendering"("messageId", "targetLanguage", "ownLanguage");

-- CreateIndex
CREATE INDEX "Turn_conversationId_state_idx" ON "Turn"("conversationId", "state");

-- CreateIndex
CREATE INDEX "Turn_state_leaseUntil_idx" ON "Turn"("state", "leaseUntil");

-- CreateIndex
CREATE UNIQUE INDEX "Turn_learnerId_clientMessageId_key" ON "Turn"("learnerId", "clientMessageId");

-- CreateIndex
CREATE UNIQUE INDEX "Word_learnerId_language_identity_key" ON "Word"("learnerId", "language", "identity");

-- CreateIndex
CREATE INDEX "Sighting_wordId_idx" ON "Sighting"("wordId");

-- CreateIndex
CREATE INDEX "Sighting_learnerId_idx" ON "Sighting"("learnerId");

-- CreateIndex
CREATE INDEX "WordMark_learnerId_createdAt_idx" ON "WordMark"("learnerId", "createdAt");
