export const loginTexts = {
  heading: 'Welcome Back',
  description: 'Log in and go on talking where you stopped, with every word explained that you do not know yet.',
  registered: 'Your account is ready. Log in to begin.',
  username: 'Username',
  password: 'Password',
  rememberMe: 'Remember Me',
  continue: 'Continue',
  resetPassword: 'Reset Password',
  resetHint: (host: string) =>
    `Reset Password opens ${host}. Ask there: a person of our community can help you to a new one.`,
  /** In the place of the link, where there is no community to ask. */
  forgotten: 'Forgot your password?',
  forgottenHelp:
    'Ask the person who runs this server for a sign-in link. It logs you in once, so that you can choose a new password. If you do not know them, ask whoever gave you your access code.',
  signUp: 'Sign up',
  homepage: 'Homepage',
} as const;

export const registerTexts = {
  heading: 'Create Your Account',
  description:
    'An account for conversations in the language you learn, in which each word is explained until you know it.',
  /** Behind the name of whoever invites. */
  invites: 'invites you. With their code you are friends from the start, with a chat of your own.',
  retype: 'Retype Password',
  accessCode: 'Access Code',
  accessCodeHint: 'From a friend’s invitation, or from whoever runs this server.',
  /** Before the form, for whoever comes without a code. */
  codeNeeded:
    'You need an access code. A friend who learns here finds one for you under “Invite a Friend”; the person who runs this server can make you one, too.',
  askCommunity: 'Or ask in our community',
  usernameHint: '3 to 30 characters, at least 3 of them letters or digits.',
  passwordHint: 'At least 8 characters.',
  submit: 'Create Account',
  unreachable:
    'The server could not be reached. Please check your connection and try again; nothing you typed is lost.',
  haveAccount: 'Have an account?',
  login: 'Login',
  noticesHeading: 'Palaver is in beta',
  notices: [
    'Please choose a username by which we can tell who you are, so that we can help you and ask how it went.',
    'Please avoid sensitive information in your conversations: while we test, those who run this server can read them.',
  ],
} as const;

export const resetPasswordTexts = {
  heading: 'Reset Password',
  newPassword: 'New Password',
  submit: 'Reset Password',
  done: 'Password reset successfully!',
  othersEnd: 'You stay logged in here and are logged out everywhere else.',
  notFresh: 'You logged in more than ten minutes ago. Please log in again first; you are brought back here.',
  logInAgain: 'Log in again',
  linkText: 'This link logs you in once, so that you can choose a new password.',
  useLink: 'Continue',
  back: 'Go to the conversation',
} as const;
