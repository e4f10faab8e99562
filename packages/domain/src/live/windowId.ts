/** What a window of the app calls itself: a random text that is new with every load of the page. */
const windowId = /^[\w-]{1,64}$/

/**
 * Whether a text can be the id of a window.
 *
 * @example isWindowId('0f2c6f4e-7f52-4f55-9f0a-6c5d2f6f7b11') // true
 */
export const isWindowId = (text: string): boolean => windowId.test(text)
