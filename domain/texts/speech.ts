const addVoice = {
  ios: 'Settings › Accessibility › Spoken Content › Voices',
  mac: 'System Settings › Accessibility › Spoken Content › System voice › Manage Voices',
  windows: 'Settings › Time & language › Speech › Add voices',
  android: 'Settings › search for “Text-to-speech” › Install voice data',
  other:
    'install a voice for this system’s speech service, or open Palaver in a browser that comes with voices, such as Edge',
} as const;

export const speechTexts = {
  hear: 'Hear it',
  hearSlowly: 'Hear it slowly',
  hearWord: 'Hear this word',
  stop: 'Stop',
  noVoice: (language: string) => `No voice for ${language} on this device`,
  /** How to get one. */
  addVoice: (language: string, platform: keyof typeof addVoice) =>
    platform === 'other'
      ? `This device has no voice for ${language}. To hear it, ${addVoice.other}.`
      : `This device has no voice for ${language}. Add one under ${addVoice[platform]}, then reload this page.`,
  failed: 'That could not be played just now. Please try again.',
} as const;
