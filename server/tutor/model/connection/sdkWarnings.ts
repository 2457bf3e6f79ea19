import type { LogWarningsFunction } from 'ai';

/**
 * Hands on what the SDK leaves aside of the settings, each once: by itself it writes it to the console with each
 * question. For all models of this process.
 */
export function tellSdkWarningsOnce(tell: (sentence: string) => void): void {
  const told = new Set<string>();
  const log: LogWarningsFunction = ({ warnings, model }) => {
    for (const warning of warnings) {
      const what = 'feature' in warning ? (warning.details ?? `${warning.feature} is not supported.`) : warning.message;
      const sentence = `The model ${model} is asked otherwise than it is set: ${what}`;
      if (!told.has(sentence)) tell(sentence);
      told.add(sentence);
    }
  };
  globalThis.AI_SDK_LOG_WARNINGS = log;
}
