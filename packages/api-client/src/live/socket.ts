/** What a socket tells whoever made it. */
export interface SocketEvents {
  readonly onOpen: () => void
  /** Text, or what else a frame may hold. */
  readonly onMessage: (data: unknown) => void
  /** It ended, or could not be made. */
  readonly onClose: (code: number) => void
}

/** A socket that has been made; sending is allowed once it is open. */
export interface Socket {
  readonly send: (text: string) => void
  readonly close: (code: number) => void
}

/** Makes a socket to an address. It throws where the address is none, as browsers do. */
export type MakeSocket = (url: string, events: SocketEvents) => Socket

/** Runs something later, in milliseconds; the answer calls it off. */
export type After = (milliseconds: number, run: () => void) => () => void

/** The clock of the browser and of Node. */
export const after: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Without a word from a server a socket closes with this code, as it does when the network is gone. */
export const abnormalCloseCode = 1006
