/** The callbacks of a socket. */
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

/** Makes a socket to an address. It throws for an invalid address, as browsers do. */
export type MakeSocket = (url: string, events: SocketEvents) => Socket

/** Sets a timer of so many milliseconds; the returned function cancels it. */
export type After = (milliseconds: number, run: () => void) => () => void

/** The clock of the browser and of Node. */
export const after: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Abnormal Closure: the code of a socket that ends without a close frame, as when the network is lost. */
export const abnormalCloseCode = 1006
