/**
 * What is said of a call that lacks an id, a setting or a profile: it fails before anything is asked, and the text stands in
 * the log only (S-390, S-816, O-263, OP-079).
 *
 * @example missingIdText('hyperionId') // 'hyperionId is required'
 */
export const missingIdText = (name: string): string => `${name} is required`
