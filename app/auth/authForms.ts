import { registerTexts } from '../../domain/texts/auth';
import { type PageForm, textOf } from '../forms/pageForm';
import { loadChunk } from '../loading/loadChunk';
import { loginSentences, registrationSentences, resetSentences } from './authSentences';
import { afterLogin } from './landing';

const loadChecks = async () => (await loadChunk(() => import('./checks'))).checks;

export const loginForm: PageForm<'POST /auth/login'> = {
  call: 'POST /auth/login',
  loadCheck: async () => (await loadChecks()).login,
  sentences: loginSentences,
  goTo: (fields) => afterLogin(textOf(fields, 'redirectTo')),
};

export const registrationForm: PageForm<'POST /auth/register'> = {
  call: 'POST /auth/register',
  loadCheck: async () => (await loadChecks()).registration,
  fieldOf: { usernameTaken: 'username', accessCodeWrong: 'accessCode' },
  sentences: registrationSentences,
  unreachable: registerTexts.unreachable,
  goTo: (fields) => `/login?registered=${encodeURIComponent(textOf(fields, 'username'))}`,
};

export const resetPath = '/resetPassword';

export const resetForm: PageForm<'POST /auth/reset-password'> = {
  call: 'POST /auth/reset-password',
  loadCheck: async () => (await loadChecks()).reset,
  sentences: resetSentences,
  goTo: () => '/conversation',
};

export const signInLinkForm: PageForm<'POST /auth/sign-in-link'> = {
  call: 'POST /auth/sign-in-link',
  loadCheck: async () => (await loadChecks()).signInLink,
  goTo: () => resetPath,
};
