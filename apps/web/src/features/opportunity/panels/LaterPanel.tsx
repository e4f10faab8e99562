import { Card } from '@retain/ui/card'
import type { ReactNode } from 'react'
import { lazyCode, lazyFailedText } from '../../../core/lazy/lazyCode'
import { useLazyCode } from '../../../core/lazy/useLazyCode'
import type * as Cards from './panelCards'

const cards = lazyCode(() => import('./panelCards'))

interface LaterPanelProps {
  readonly title: string
  /** Its time has come: its code is fetched, and then its data. */
  readonly isDue: boolean
  readonly children: (module: typeof Cards) => ReactNode
}

/** A panel that the opening of the page does not wait for; until it is drawn its card stands in its place. */
export function LaterPanel({ title, isDue, children }: LaterPanelProps) {
  const { module, hasFailed } = useLazyCode(cards, isDue ? 'now' : 'no')
  if (isDue && module !== null) return children(module)
  return (
    <Card
      title={title}
      isFoldable
      state={hasFailed ? 'error' : 'loading'}
      errorText={lazyFailedText}
      onRetry={() => void cards.fetch()}
    >
      {null}
    </Card>
  )
}
