-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_IdempotentAnswer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "IdempotentAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_IdempotentAnswer" ("body", "createdAt", "id", "requestHash", "status") SELECT "body", "createdAt", "id", "requestHash", "status" FROM "IdempotentAnswer";
DROP TABLE "IdempotentAnswer";
ALTER TABLE "new_IdempotentAnswer" RENAME TO "IdempotentAnswer";
CREATE INDEX "IdempotentAnswer_userId_idx" ON "IdempotentAnswer"("userId");
CREATE INDEX "IdempotentAnswer_createdAt_idx" ON "IdempotentAnswer"("createdAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Message_senderId_idx" ON "Message"("senderId");
