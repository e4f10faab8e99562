import { changesOf, refreshText } from '@retain/domain/list/orderChanges'
import { useAnnouncer } from '@retain/ui/announcer'
import { Button } from '@retain/ui/button'
import type { GridStatusName } from '@retain/ui/grid'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectChangedOrder } from './listChangesSlice'

interface ChangesNoticeProps {
  /** The key of the request whose rows are shown. */
  readonly pageKey: string
  readonly status: GridStatusName
  /** Searches again; `moved` are the ids of the rows that will move. */
  readonly onRefresh: (moved: readonly string[]) => void
}

/**
 * Says how many live changes wait because they would move the rows that somebody reads, and searches again when it is
 * pressed (ours; architecture: a new order of the shown rows waits). Screen readers announce it at most once a second.
 */
export function ChangesNotice({ pageKey, status, onRefresh }: ChangesNoticeProps) {
  const order = useAppSelector((state) => selectChangedOrder(state, pageKey))
  const count = changesOf(order)
  const { spoken, say } = useAnnouncer()
  useEffect(() => {
    if (count > 0) say(refreshText(count))
  }, [count, say])
  return (
    <>
      <VisuallyHidden aria-live="polite">{count > 0 && spoken}</VisuallyHidden>
      {count > 0 && (status === 'ready' || status === 'refreshing') && (
        <Button
          size="tiny"
          icon={<RefreshCw aria-hidden="true" />}
          isLoading={status === 'refreshing'}
          onPress={() => onRefresh(order.moved)}
        >
          {refreshText(count)}
        </Button>
      )}
    </>
  )
}
