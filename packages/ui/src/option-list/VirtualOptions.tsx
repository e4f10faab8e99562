import type { ReactNode } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'

const layoutOptions = { estimatedRowSize: 32, headingSize: 28, padding: 4 }

interface VirtualOptionsProps {
  readonly children: ReactNode
}

/** Draws only the lines in sight of the list inside it. It is fetched when a long list opens first. */
export default function VirtualOptions({ children }: VirtualOptionsProps) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  )
}
