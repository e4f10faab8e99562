/**
 * The error of a call that lacks an id, a setting or a profile: it fails before a request is sent, and the text is
 * logged only (S-390, S-816, O-263, OP-079).
 *
 * @example missingIdText('hyperionId') // 'hyperionId is required'
 */
export const missingIdText = (name: string): string => `${name} is required`
