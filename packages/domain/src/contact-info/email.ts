/**
 * The shell's email pattern: a local part, @, a domain, a dot and 2 to 3 characters (S-472). The email form and the
 * quick search have wider patterns of their own (S-768, D-41).
 */
export const shellEmailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,3}$/

/**
 * Whether a text is an email address by the shell's pattern.
 *
 * @example isShellEmail('ann@example.com') // true
 */
export const isShellEmail = (text: string): boolean => shellEmailPattern.test(text)
