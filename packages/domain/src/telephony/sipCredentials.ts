/** How long the credentials of a SIP telephone are good, in seconds: whoever loses access can register no longer than that. */
export const sipCredentialsSeconds = 600

/** How long a registration lasts without being renewed, in seconds. */
export const sipRegistrationSeconds = 120

/**
 * After how many milliseconds credentials are to be renewed: with a fifth of their time left, so that one request may fail.
 *
 * @param seconds how long they are good from now on.
 * @example sipRenewalWait(600) // 480_000
 */
export const sipRenewalWait = (seconds: number): number => Math.max(1, seconds * 0.8) * 1_000
