export const loginTexts = {
  heading: 'Welcome Back',
  description: 'Pick up the conversation where you left off, with every new word explained.',
  registered: 'Your account is ready. Log in to begin.',
  username: 'Username',
  password: 'Password',
  rememberMe: 'Remember Me',
  continue: 'Continue',
  resetPassword: 'Reset Password',
  resetHint: (host: string) =>
    `Reset Password opens ${host}. Someone from our community there can help you choose a new one.`,
  /** In the place of the link, where there is no community to ask. */
  forgotten: 'Forgot your password?',
  forgottenHelp:
    'Ask the person who runs this server for a sign-in link. It logs you in once, so you can choose a new password. If you don’t know them, ask whoever gave you your access code.',
  signUp: 'Sign up',
  homepage: 'Homepage',
} as const;

export const registerTexts = {
  heading: 'Create Your Account',
  description: 'Conversations in the language you’re learning, with every word explained until you know it.',
  /** Behind the name of whoever invites. */
  invites: 'invites you. With their code you start out as friends, with a chat of your own.',
  retype: 'Retype Password',
  accessCode: 'Access Code',
  accessCodeHint: 'From a friend’s invitation, or from the person who runs this server.',
  /** Before the form, for whoever comes without a code. */
  codeNeeded:
    'You need an access code. A friend who learns here can find one for you under “Invite a Friend”, or the person who runs this server can give you one.',
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
    'Please choose a username that tells us who you are, so we can help you and ask how it went.',
    'Please avoid sensitive information in your conversations: during the beta, the people who run this server can read them.',
  ],
} as const;

export const resetPasswordTexts = {
  heading: 'Reset Password',
  newPassword: 'New Password',
  submit: 'Reset Password',
  done: 'Password reset successfully!',
  othersEnd: 'You’ll stay logged in here and be logged out everywhere else.',
  notFresh: 'You logged in more than ten minutes ago. Please log in again first; we’ll bring you right back here.',
  logInAgain: 'Log in again',
  linkText: 'This link logs you in once, so you can choose a new password.',
  useLink: 'Continue',
  back: 'Go to the conversation',
} as const;
