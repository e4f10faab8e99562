import type { PlaygroundContext } from '@retain/domain/payment/playground/playgroundColumns'
import { createContext, use } from 'react'
import type { PlaygroundWork } from '../payment/usePlayground'

/** A playground on its page, with what its lines are made of. */
export interface OpenedPlayground {
  readonly work: PlaygroundWork
  readonly context: PlaygroundContext
}

/** The playground around a part that follows whatever is typed, while what stands around that part need not. */
export const PlaygroundAround = createContext<OpenedPlayground | null>(null)

/** The playground that a part of its page stands in. */
export function usePlaygroundAround(): OpenedPlayground {
  const opened = use(PlaygroundAround)
  if (opened === null) throw new Error('A part of a playground stands outside of it')
  return opened
}
