-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "userType" TEXT NOT NULL DEFAULT 'learner',
    "affiliatedOrganization" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "language" TEXT,
    "ownLanguage" TEXT NOT NULL DEFAULT 'en',
    "addressAs" TEXT NOT NULL DEFAULT 'unsaid',
    "showTransliteration" BOOLEAN NOT NULL DEFAULT false,
    "theme" TEXT NOT NULL DEFAULT 'dark',
    "masteryThreshold" INTEGER NOT NULL DEFAULT 10,
    "notificationType" TEXT NOT NULL DEFAULT 'Disabled',
    "promptNotificationsPerWeek" INTEGER NOT NULL DEFAULT 0,
    "currentConversationId" TEXT,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "salt" TEXT NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "rotatedAt" TIMESTAMP(3) NOT NULL,
    "rememberMe" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Conversation" (
    "id" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "conversationType" TEXT NOT NULL DEFAULT 'AI',
    "persona" TEXT,
    "targetLanguage" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "tutorState" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "activeAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "senderId" TEXT NOT NULL,
    "senderType" TEXT NOT NULL,
    "originalText" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "deletedAt" TIMESTAMP(3),
    "revision" INTEGER NOT NULL,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Rendering" (
    "id" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "targetLanguage" TEXT NOT NULL,
    "ownLanguage" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "rev" INTEGER NOT NULL DEFAULT 0,
    "fields" TEXT NOT NULL,
    "provenance" TEXT,

    CONSTRAINT "Rendering_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Turn" (
    "id" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "clientMessageId" TEXT NOT NULL,
    "learnerMessageId" TEXT NOT NULL,
    "replyMessageId" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "leaseUntil" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Turn_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Word" (
    "id" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "original" TEXT NOT NULL,
    "transliteration" TEXT NOT NULL,
    "translation" TEXT NOT NULL,
    "trueCount" INTEGER NOT NULL,
    "baseline" INTEGER NOT NULL DEFAULT 0,
    "masteredAt" TIMESTAMP(3),
    "neededAt" TIMESTAMP(3),
    "lastSeenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Word_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Sighting" (
    "messageId" TEXT NOT NULL,
    "wordId" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "times" INTEGER NOT NULL,
    "gloss" TEXT NOT NULL,
    "reading" TEXT NOT NULL,
    "seenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Sighting_pkey" PRIMARY KEY ("messageId","wordId")
);

-- CreateTable
CREATE TABLE "WordMark" (
    "id" TEXT NOT NULL,
    "learnerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "undoneAt" TIMESTAMP(3),

    CONSTRAINT "WordMark_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rendering" ADD CONSTRAINT "Rendering_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Turn" ADD CONSTRAINT "Turn_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Word" ADD CONSTRAINT "Word_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sighting" ADD CONSTRAINT "Sighting_wordId_fkey" FOREIGN KEY ("wordId") REFERENCES "Word"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WordMark" ADD CONSTRAINT "WordMark_learnerId_fkey" FOREIGN KEY ("learnerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
