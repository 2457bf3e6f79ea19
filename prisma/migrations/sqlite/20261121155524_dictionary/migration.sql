-- CreateTable
CREATE TABLE "Dictionary" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "ownLanguage" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "entries" INTEGER NOT NULL,
    "importedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "DictionaryEntry" (
    "dictionaryId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "rank" INTEGER NOT NULL,
    "headword" TEXT NOT NULL,
    "reading" TEXT NOT NULL,
    "gloss" TEXT NOT NULL,

    PRIMARY KEY ("dictionaryId", "key", "rank"),
    CONSTRAINT "DictionaryEntry_dictionaryId_fkey" FOREIGN KEY ("dictionaryId") REFERENCES "Dictionary" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Dictionary_name_key" ON "Dictionary"("name");
