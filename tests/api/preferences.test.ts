import { expect, it } from 'vitest';
import { describeServer, signIn } from '../support/testServer';

describeServer('preferences', (server) => {
  it('begin without a language, dark, with a threshold of 10', { tags: ['C208', 'C212', 'C409'] }, async () => {
    const client = await signIn(server(), { language: null });
    expect((await client.call('GET /user/get-preferences')).body).toEqual({
      language: null,
      ownLanguage: 'en',
      showTransliteration: false,
      theme: 'dark',
      masteryThreshold: 10,
      notificationType: 'Disabled',
      promptNotificationsPerWeek: 0,
      timezone: null,
      addressAs: 'unsaid',
      levels: {},
      japaneseReadings: 'romaji',
      knownShare: 95,
      builtinStandsIn: false,
      message: '',
    });
  });

  it('keep how much of each language a learner knows, one beside the other', async () => {
    const client = await signIn(server());
    await client.call('POST /user/update-preferences', { levels: { fr: 'beginner' } });
    await client.call('POST /user/update-preferences', { levels: { ja: 'advanced' } });
    const { body } = await client.call('POST /user/update-preferences', { levels: { fr: 'intermediate' } });
    expect(body.levels).toEqual({ fr: 'intermediate', ja: 'advanced' });
    for (const levels of [{ French: 'beginner' }, { fr: 'fluent' }, { '<b>': 'beginner' }]) {
      const answer = await client.refused('POST /user/update-preferences', { levels });
      expect(answer.status).toBe(400);
    }
    expect((await client.call('GET /user/get-preferences')).body.levels).toEqual(body.levels);
  });

  it('understand a language by name, alias, code, own script and case', { tags: ['C210'] }, async () => {
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
    'refuse %j as a language and stay as they were',
    { tags: ['C369'] },
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
  ])(
    'turn transliteration on with %s, and never off',
    { tags: ['C268', 'C269', 'C270', 'C271', 'C272', 'C273', 'C274', 'C275', 'C276', 'C479'] },
    async (language) => {
      const client = await signIn(server());
      const on = await client.call('POST /user/update-preferences', { language });
      expect(on.body.showTransliteration).toBe(true);
      const still = await client.call('POST /user/update-preferences', { language: 'French' });
      expect(still.body.showTransliteration).toBe(true);
    },
  );

  it('leave transliteration as it is with another language', { tags: ['C277'] }, async () => {
    const client = await signIn(server());
    for (const language of ['French', 'German', 'Hebrew', 'Klingon']) {
      const { body } = await client.call('POST /user/update-preferences', { language });
      expect(body.showTransliteration, language).toBe(false);
    }
  });

  it('turn transliteration on and off by itself', { tags: ['C211'] }, async () => {
    const client = await signIn(server());
    for (const showTransliteration of [true, false]) {
      const { body } = await client.call('POST /user/update-preferences', { showTransliteration });
      expect(body).toMatchObject({ showTransliteration, language: 'fr' });
    }
    for (const showTransliteration of ['true', 1, null]) {
      expect((await client.refused('POST /user/update-preferences', { showTransliteration })).status).toBe(400);
    }
  });

  it('take a threshold from 0 to 50, whole', { tags: ['C213', 'C372', 'C477'] }, async () => {
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

  it('take the share of words that should be known as one of three numbers', async () => {
    const client = await signIn(server());
    for (const knownShare of [90, 98, 95, 90] as const) {
      const { body } = await client.call('POST /user/update-preferences', { knownShare });
      expect(body.knownShare).toBe(knownShare);
    }
    for (const knownShare of [0, 91, 100, 0.9, '95', null, [95], -90, 1e300]) {
      const answer = await client.refused('POST /user/update-preferences', { knownShare });
      expect([answer.status, answer.body.code], String(knownShare)).toEqual([400, 'invalidRequest']);
    }
    expect((await client.call('GET /user/get-preferences')).body.knownShare).toBe(90);
  });

  it('take prompts per week from 1 to 14, as a number', { tags: ['C374', 'C375', 'C477'] }, async () => {
    const client = await signIn(server());
    for (const promptNotificationsPerWeek of [1, 14, 7]) {
      const { body } = await client.call('POST /user/update-preferences', { promptNotificationsPerWeek });
      expect(body.promptNotificationsPerWeek).toBe(promptNotificationsPerWeek);
    }
    // The same number as text is refused, and changes nothing.
    for (const promptNotificationsPerWeek of [0, 15, 2.5, -1, '14', null]) {
      const answer = await client.refused('POST /user/update-preferences', { promptNotificationsPerWeek });
      expect([answer.status, answer.body.code], String(promptNotificationsPerWeek)).toEqual([400, 'invalidRequest']);
    }
    expect((await client.call('GET /user/get-preferences')).body.promptNotificationsPerWeek).toBe(7);
  });

  it('switch notifications freely; three prompts a week are what they begin with', { tags: ['C278'] }, async () => {
    const client = await signIn(server());
    const update = async (input: Record<string, unknown>) => {
      const { body } = await client.call('POST /user/update-preferences', input);
      return [body.notificationType, body.promptNotificationsPerWeek];
    };
    const personalized = 'Personalized With Memory';
    expect(await update({ notificationType: 'Disabled' })).toEqual(['Disabled', 0]);
    expect(await update({ notificationType: personalized })).toEqual([personalized, 3]);
    expect(await update({ promptNotificationsPerWeek: 5 })).toEqual([personalized, 5]);
    expect(await update({ notificationType: 'Disabled' })).toEqual(['Disabled', 5]);
    expect(await update({ notificationType: personalized })).toEqual([personalized, 5]);
    for (const notificationType of ['Generic', 'disabled', '', null, true]) {
      expect((await client.refused('POST /user/update-preferences', { notificationType })).status).toBe(400);
    }
    const other = await signIn(server());
    const both = { notificationType: personalized, promptNotificationsPerWeek: 14 } as const;
    expect((await other.call('POST /user/update-preferences', both)).body).toMatchObject(both);
  });

  it('take a time zone that there is', { tags: ['C216', 'C407'] }, async () => {
    const client = await signIn(server());
    for (const timezone of ['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo', 'UTC', 'Etc/GMT+5']) {
      expect((await client.call('POST /user/update-preferences', { timezone })).body.timezone).toBe(timezone);
    }
    for (const timezone of ['', 'Mars/Olympus', '+01:00', 'Europe/Berlin ', 'a'.repeat(65), '\u0000', null, 1]) {
      expect((await client.refused('POST /user/update-preferences', { timezone })).status, String(timezone)).toBe(400);
    }
    expect((await client.call('GET /user/get-preferences')).body.timezone).toBe('Etc/GMT+5');
  });

  it('say what the learner’s own language is, and how they are spoken to', async () => {
    const client = await signIn(server());
    const { body } = await client.call('POST /user/update-preferences', { ownLanguage: 'de', addressAs: 'feminine' });
    expect(body).toMatchObject({ ownLanguage: 'de', addressAs: 'feminine' });
    expect((await client.call('POST /user/update-preferences', { japaneseReadings: 'kana' })).body).toMatchObject({
      japaneseReadings: 'kana',
      showTransliteration: false,
    });
    for (const change of [
      { addressAs: 'sir' },
      { japaneseReadings: 'kanji' },
      { ownLanguage: 'German' },
      { ownLanguage: `de${'-xx'.repeat(40)}` },
    ]) {
      expect((await client.refused('POST /user/update-preferences', change)).status).toBe(400);
    }
  });

  it(
    'change one by one, and not at all with nothing or with something unknown',
    { tags: ['C279', 'C407'] },
    async () => {
      const client = await signIn(server());
      await client.call('POST /user/update-preferences', { theme: 'light' });
      const { body } = await client.call('POST /user/update-preferences', {});
      expect(body).toMatchObject({ theme: 'light', language: 'fr' });
      await client.refused('POST /user/update-preferences', { theme: 'dark', userType: 'admin' });
      await client.refused('POST /user/update-preferences', { theme: 'dark', masteryThreshold: 99 });
      expect((await client.call('GET /user/get-preferences')).body.theme).toBe('light');
    },
  );

  it('are told to the learner’s other tabs', { tags: ['C449'] }, async () => {
    const client = await signIn(server());
    const stream = await client.stream();
    await client.call('POST /user/update-preferences', { theme: 'light' });
    const frame = await stream.next((f) => f.type === 'message' && f.preferences !== undefined);
    expect(frame).toMatchObject({ preferences: { theme: 'light', timezone: null, addressAs: 'unsaid' } });
    await stream.close();
  });

  it('cannot be told without a login, in the specification’s sentence', { tags: ['C390'] }, async () => {
    const nobody = server().client();
    for (const name of ['GET /user/get-preferences', 'GET /user/get-personalization-profile'] as const) {
      const answer = await nobody.refused(name);
      expect([answer.status, answer.body.message]).toEqual([401, 'User authentication required']);
    }
  });
});

describeServer('the personalization profile', (server) => {
  it(
    'is empty at first, is kept as it was written, and belongs to its learner alone',
    { tags: ['C218', 'C219', 'C410', 'C411'] },
    async () => {
      const [client, other] = await Promise.all([signIn(server()), signIn(server())]);
      const empty = { generalUserProfile: '', customInstructions: '', message: '' };
      expect((await client.call('GET /user/get-personalization-profile')).body).toEqual(empty);
      const profile = { generalUserProfile: ' I bake.\n\nI am 40. ', customInstructions: 'Speak of 🥖.' };
      const saved = await client.call('POST /user/update-personalization-profile', profile);
      expect(saved.body).toEqual({ ...profile, message: '' });
      expect((await client.call('GET /user/get-personalization-profile')).body).toEqual({ ...profile, message: '' });
      expect((await other.call('GET /user/get-personalization-profile')).body).toEqual(empty);
    },
  );

  it('takes 4,000 characters each, and says so when there are more', async () => {
    const client = await signIn(server());
    const most = { generalUserProfile: '🥖'.repeat(4_000), customInstructions: 'é'.repeat(4_000) };
    await client.call('POST /user/update-personalization-profile', most);
    for (const longer of [
      { ...most, customInstructions: `${most.customInstructions}!` },
      { ...most, generalUserProfile: `${most.generalUserProfile}!` },
    ]) {
      const answer = await client.refused('POST /user/update-personalization-profile', longer);
      expect([answer.status, answer.body.message]).toEqual([
        400,
        'Each part of the profile can have at most 4,000 characters. Please shorten it.',
      ]);
    }
    expect((await client.call('GET /user/get-personalization-profile')).body).toMatchObject(most);
  });

  it.each([
    {},
    { generalUserProfile: 'only one' },
    { generalUserProfile: '', customInstructions: null },
    { generalUserProfile: '', customInstructions: '', theme: 'light' },
    { generalUserProfile: 'a\u0000b', customInstructions: '' },
    { generalUserProfile: '', customInstructions: '\ud800' },
  ])('is not taken as %j', async (input) => {
    const client = await signIn(server());
    expect((await client.refused('POST /user/update-personalization-profile', input)).status).toBe(400);
  });
});
