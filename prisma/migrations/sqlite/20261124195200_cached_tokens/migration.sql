-- AlterTable
ALTER TABLE "ModelUsage" ADD COLUMN "cachedTokens" INTEGER;
