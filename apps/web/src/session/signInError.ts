/** Signing in failed; the message is the exact text to show (S-099 to S-102). */
export class SignInError extends Error {}
