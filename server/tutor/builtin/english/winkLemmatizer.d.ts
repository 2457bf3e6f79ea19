declare module 'wink-lemmatizer' {
  /** Each gives the dictionary form that a word has as this part of speech, or the word itself. */
  const lemmatize: {
    verb(word: string): string;
    noun(word: string): string;
    adjective(word: string): string;
  };
  export default lemmatize;
}
