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

/**
 * The email pattern of the email form and the customer edit: at least two characters, @, a domain, a dot and at least two
 * characters (O-198, OP-046, OP-063, D-41). Blanks, line breaks and a second @ are in no address.
 */
export const formEmailPattern = /^[^\s@]{2,}@[^\s@]+\.[^\s@.]{2,}$/

/** The longest address that an email can go to, in characters (RFC 5321). */
const longestEmail = 254

/**
 * Whether a text is an email address by the pattern of the forms.
 *
 * @example isFormEmail('hana@example.info') // true
 * @example isFormEmail('h@example.info') // false
 */
export const isFormEmail = (text: string): boolean =>
  text.length <= longestEmail && formEmailPattern.test(text)

/** What is said of a text that is no email address. */
export const notAnEmail = 'The email address is not complete.'
