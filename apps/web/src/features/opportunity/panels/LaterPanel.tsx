import { Card } from '@retain/ui/card'
import { useRef, type ReactNode } from 'react'
import { useInSight } from '../../../core/browser/useInSight'
import { lazyFailedText } from '../../../core/lazy/lazyCode'
import { useLazyCode } from '../../../core/lazy/useLazyCode'
import type * as Cards from './panelCards'
import { panelCards } from './lazyPanelCards'
import type { PanelsDue } from './usePanelsDue'

interface LaterPanelProps {
  readonly title: string
  readonly due: PanelsDue
  /** About as many lines as the panel will have, so that what is below it neither moves nor comes in sight meanwhile. */
  readonly loadingLines?: number
  /** What stands in its place until then. @default a card with its title */
  readonly standIn?: ReactNode
  readonly children: (module: typeof Cards) => ReactNode
}

/**
 * A panel that the opening of the page does not wait for: when it is due its code is fetched, and then its data; until then its
 * card stands in its place.
 */
export function LaterPanel({ title, due, loadingLines, standIn, children }: LaterPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useInSight(place)
  const isDue = due === 'all' || (due === 'inSight' && isSeen)
  const { module, hasFailed } = useLazyCode(panelCards, isDue ? 'now' : 'no')
  if (isDue && module !== null) return children(module)
  return (
    <div ref={place}>
      {standIn === undefined || hasFailed ? (
        <Card
          title={title}
          isFoldable
          state={hasFailed ? 'error' : 'loading'}
          loadingLines={loadingLines}
          errorText={lazyFailedText}
          onRetry={() => void panelCards.fetch()}
        >
          {null}
        </Card>
      ) : (
        standIn
      )}
    </div>
  )
}
