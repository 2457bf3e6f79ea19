-- DropIndex
DROP INDEX "Sighting_learnerId_idx";

-- CreateIndex
CREATE INDEX "Sighting_learnerId_messageId_idx" ON "Sighting"("learnerId", "messageId");
