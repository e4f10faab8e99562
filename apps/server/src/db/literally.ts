/**
 * A text as a part of a pattern of LIKE, where three signs mean something else.
 *
 * @example literally('100%') // '100\\%'
 */
export const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`)
