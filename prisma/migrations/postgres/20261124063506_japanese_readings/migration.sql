-- AlterTable
ALTER TABLE "User" ADD COLUMN     "japaneseReadings" TEXT NOT NULL DEFAULT 'romaji';
