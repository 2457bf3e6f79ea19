-- AlterTable
ALTER TABLE "User" ADD COLUMN     "builtinStandsIn" BOOLEAN NOT NULL DEFAULT false;
