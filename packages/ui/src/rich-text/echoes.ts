/** Keeps what an editor hands out apart from what its owner hands in. */
export interface Echoes {
  /** A text is handed out: false where it is the one that the owner has already. */
  readonly send: (text: string) => boolean
  /** Whether a text that is handed in is one that was handed out, and not a new one. */
  readonly isEcho: (text: string) => boolean
}

/** More than these are never on their way at once; an owner that answers nothing must not fill the memory. */
const mostOpen = 50

/**
 * A controlled editor hands each change out and gets it back, perhaps when more has been typed already: what comes back
 * must not undo that. Texts come back in the order in which they went; some may be left out.
 */
export const createEchoes = (): Echoes => {
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
    isEcho: (text) => {
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
