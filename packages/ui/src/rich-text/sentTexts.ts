/** The texts that an editor sent to its owner, to tell them from new texts that the owner sets. */
export interface SentTexts {
  /** Records a text as sent; false where the owner has it already, so that it need not be sent. */
  readonly send: (text: string) => boolean
  /** Whether a text that the owner sets is one that was sent before, and not a new one. */
  readonly wasSent: (text: string) => boolean
}

/** The most texts that are remembered, for an owner that never sets any of them. */
const mostOpen = 50

/**
 * A controlled editor hands each change out and gets it back, perhaps when more has been typed already: what comes back
 * must not undo that. Texts come back in the order in which they went; some may be left out.
 */
export const createSentTexts = (): SentTexts => {
  const open: string[] = []
  let latest: string | null = null
  return {
    send: (text) => {
      if (text === latest) return false
      latest = text
      open.push(text)
      if (open.length > mostOpen) open.shift()
      return true
    },
    wasSent: (text) => {
      const index = open.indexOf(text)
      if (index >= 0) {
        open.splice(0, index + 1)
        return true
      }
      if (text === latest) return true
      latest = text
      open.length = 0
      return false
    },
  }
}
