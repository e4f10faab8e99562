/** Receives frames. */
export interface Listener {
  readonly send: (frame: Buffer) => void
}

/** The listeners of tags in this process. */
export interface Hub<L extends Listener> {
  /** Listens to these tags and to no others from now on. */
  readonly listen: (listener: L, tags: readonly string[]) => void
  readonly leave: (listener: L) => void
  /** Sends a frame, made once, to all who listen to its tag. */
  readonly deliver: (tag: string, frame: Buffer) => void
}

/**
 * Makes a hub.
 *
 * @example
 * hub.listen(connection, ['STORE_HAR'])
 * hub.deliver('STORE_HAR', frame)
 */
export function makeHub<L extends Listener>(): Hub<L> {
  const listenersOf = new Map<string, Set<L>>()
  const tagsOf = new Map<L, readonly string[]>()

  const leave = (listener: L) => {
    for (const tag of tagsOf.get(listener) ?? []) {
      const listeners = listenersOf.get(tag)
      listeners?.delete(listener)
      if (listeners?.size === 0) listenersOf.delete(tag)
    }
    tagsOf.delete(listener)
  }
  const listen = (listener: L, tags: readonly string[]) => {
    leave(listener)
    tagsOf.set(listener, tags)
    for (const tag of tags) {
      const listeners = listenersOf.get(tag)
      if (listeners === undefined) listenersOf.set(tag, new Set([listener]))
      else listeners.add(listener)
    }
  }
  const deliver = (tag: string, frame: Buffer) => {
    // A listener that is too slow leaves while the set is iterated, which a Set allows.
    for (const listener of listenersOf.get(tag) ?? []) listener.send(frame)
  }
  return { listen, leave, deliver }
}
