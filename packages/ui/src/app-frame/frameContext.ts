import { createContext, useContext } from 'react'

/** What parts of the frame ask of it. */
export interface FrameActions {
  readonly isNavigationOpen: boolean
  readonly openNavigation: () => void
}

/** Given by `AppFrame` to the top bar inside it. */
export const FrameContext = createContext<FrameActions | undefined>(undefined)

/** The frame around the caller, or undefined outside of one. */
export const useFrame = (): FrameActions | undefined => useContext(FrameContext)
