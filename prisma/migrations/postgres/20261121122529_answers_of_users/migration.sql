-- AlterTable
ALTER TABLE "IdempotentAnswer" ADD COLUMN     "userId" TEXT;

-- CreateIndex
CREATE INDEX "Message_senderId_idx" ON "Message"("senderId");

-- CreateIndex
CREATE INDEX "IdempotentAnswer_userId_idx" ON "IdempotentAnswer"("userId");

-- AddForeignKey
ALTER TABLE "IdempotentAnswer" ADD CONSTRAINT "IdempotentAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
