import { expect, it } from 'vitest';
import { describeEachServer, signIn } from '../support/testServer';

describeEachServer('preferences', (server) => {
  it('begin without a language, dark, with a threshold of 10 (C208, C210 to C215, C409)', async () => {
    const client = await signIn(server(), { language: null });
    expect((await client.call('GET /user/get-preferences')).body).toEqual({
      language: null,
      ownLanguage: 'en',
      showTransliteration: false,
      theme: 'dark',
      masteryThreshold: 10,
      notificationType: 'Disabled',
      promptNotificationsPerWeek: 0,
      message: '',
    });
  });

  it('understand a language by name, alias, code, own script and case (C136, C137, C370)', async () => {
    const client = await signIn(server());
    for (const [named, code] of [
      ['French', 'fr'],
      ['german', 'de'],
      ['  KOREAN ', 'ko'],
      ['ja', 'ja'],
      ['日本語', 'ja'],
      ['Farsi', 'fa'],
      ['Mandarin', 'zh-Hans'],
      ['Traditional Chinese', 'zh-Hant'],
      ['한국어', 'ko'],
      ['العربية', 'ar'],
      ['Klingon', 'x-klingon'],
      ['Old  Church-Slavonic', 'x-old-church-slavonic'],
    ]) {
      const { body } = await client.call('POST /user/update-preferences', { language: named });
      expect(body.language, named).toBe(code);
      expect((await client.call('GET /user/get-preferences')).body.language).toBe(code);
    }
  });

  it.each(['', '   ', '123', 'x'.repeat(41), 'French!', '<b>', '-', 'a\u0000b', 'a\ud800b'])(
    'refuse %j as a language and stay as they were (C369)',
    async (language) => {
      const client = await signIn(server());
      expect((await client.refused('POST /user/update-preferences', { language })).status).toBe(400);
      expect((await client.call('GET /user/get-preferences')).body.language).toBe('fr');
    },
  );

  it.each([
    'Japanese',
    'Korean',
    'Armenian',
    'Russian',
    'Persian',
    'Traditional Chinese',
    'Simplified Chinese',
    'Mandarin',
    'Arabic',
  ])('turn transliteration on with %s, and never off (C268 to C277, C479)', async (language) => {
    const client = await signIn(server());
    const on = await client.call('POST /user/update-preferences', { language });
    expect(on.body.showTransliteration).toBe(true);
    const still = await client.call('POST /user/update-preferences', { language: 'French' });
    expect(still.body.showTransliteration).toBe(true);
  });

  it('leave transliteration as it is with another language (C277)', async () => {
    const client = await signIn(server());
    for (const language of ['French', 'German', 'Hebrew', 'Klingon']) {
      const { body } = await client.call('POST /user/update-preferences', { language });
      expect(body.showTransliteration, language).toBe(false);
    }
  });

  it('take a threshold from 0 to 50, whole (C138, C372, C477)', async () => {
    const client = await signIn(server());
    for (const masteryThreshold of [0, 50, 7]) {
      const { body } = await client.call('POST /user/update-preferences', { masteryThreshold });
      expect(body.masteryThreshold).toBe(masteryThreshold);
    }
    for (const masteryThreshold of [-1, 51, 1.5, '7', null, NaN]) {
      const answer = await client.refused('POST /user/update-preferences', { masteryThreshold });
      expect([answer.status, answer.body.code], String(masteryThreshold)).toEqual([400, 'invalidRequest']);
    }
    expect((await client.call('GET /user/get-preferences')).body.masteryThreshold).toBe(7);
  });

  it('change one by one, and not at all with nothing or with something unknown (C144, C279, C407)', async () => {
    const client = await signIn(server());
    await client.call('POST /user/update-preferences', { theme: 'light' });
    const { body } = await client.call('POST /user/update-preferences', {});
    expect(body).toMatchObject({ theme: 'light', language: 'fr' });
    await client.refused('POST /user/update-preferences', { theme: 'dark', userType: 'admin' });
    await client.refused('POST /user/update-preferences', { theme: 'dark', masteryThreshold: 99 });
    expect((await client.call('GET /user/get-preferences')).body.theme).toBe('light');
  });

  it('are told to the learner’s other tabs (C449)', async () => {
    const client = await signIn(server());
    const stream = await client.stream();
    await client.call('POST /user/update-preferences', { theme: 'light' });
    const frame = await stream.next((f) => f.type === 'message' && f.preferences !== undefined);
    expect(frame).toMatchObject({ preferences: { theme: 'light' } });
    await stream.close();
  });
});
