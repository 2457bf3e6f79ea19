-- CreateTable
CREATE TABLE "LanguageLevel" (
    "userId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "level" TEXT NOT NULL,

    CONSTRAINT "LanguageLevel_pkey" PRIMARY KEY ("userId","language")
);

-- AddForeignKey
ALTER TABLE "LanguageLevel" ADD CONSTRAINT "LanguageLevel_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
