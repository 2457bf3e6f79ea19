import { describe, expect, it } from 'vitest';
import { pickVoice, type Voice } from './voices';

const voice = (name: string, lang: string, more: Partial<Voice> = {}): Voice => ({
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});

describe('the voice that is picked', () => {
  it('is never one of another language, however alike its tag is', () => {
    expect(pickVoice([voice('Samantha', 'en-US', { default: true })], 'ja')).toBeNull();
    expect(pickVoice([voice('Wira', 'jav-ID')], 'ja')).toBeNull();
    expect(pickVoice([voice('Ting-Ting', 'zh-CN')], 'zh-Hant')).toBeNull();
    expect(pickVoice([], 'ja')).toBeNull();
  });

  it('is found under each of the tags that browsers use for a language', () => {
    for (const [tag, language] of [
      ['ja_JP', 'ja'],
      ['ja', 'ja'],
      ['zh-CN', 'zh-Hans'],
      ['cmn-TW', 'zh-Hant'],
      ['iw-IL', 'he'],
      ['no-NO', 'nb'],
    ] as const)
      expect(pickVoice([voice('A', tag)], language)?.name).toBe('A');
  });

  it('is a natural one rather than a robotic or a comic one', () => {
    const voices = [
      voice('eSpeak German', 'de-DE', { default: true }),
      voice('Grandma (German)', 'de-DE'),
      voice('Anna', 'de-DE'),
      voice('Anna (Premium)', 'de-DE'),
    ];
    expect(pickVoice(voices, 'de')?.name).toBe('Anna (Premium)');
    expect(pickVoice(voices.slice(0, 3), 'de')?.name).toBe('Anna');
    expect(pickVoice(voices.slice(0, 1), 'de')?.name).toBe('eSpeak German');
  });

  it('is the variety that is taught, and among equals one of this device', () => {
    const voices = [
      voice('Amélie', 'fr-CA', { default: true }),
      voice('Google français', 'fr-FR', { localService: false }),
      voice('Thomas', 'fr-FR'),
    ];
    expect(pickVoice(voices, 'fr')?.name).toBe('Thomas');
    expect(pickVoice(voices.slice(0, 1), 'fr')?.name).toBe('Amélie');
  });
});
