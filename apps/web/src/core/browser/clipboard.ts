/**
 * Puts a text on the clipboard.
 *
 * @returns false where the browser does not allow it, or has no clipboard at this address.
 */
export const copyText = (text: string): Promise<boolean> =>
  'clipboard' in navigator
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false)
