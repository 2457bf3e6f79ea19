-- CreateTable
CREATE TABLE "LanguageLevel" (
    "userId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "level" TEXT NOT NULL,

    PRIMARY KEY ("userId", "language"),
    CONSTRAINT "LanguageLevel_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
