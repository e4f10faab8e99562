import { formatDateTime } from '@retain/domain/calendar/formats'
import type { Instant } from '@retain/domain/calendar/instant'
import { Banner } from '@retain/ui/banner'
import { useStoreOffset } from '../session/active-store/useStoreOffset'

/** Says that a form holds what was typed before, and not saved. */
export function RestoredNotice({ keptAt }: { readonly keptAt: Instant }) {
  const offset = useStoreOffset()
  return (
    <Banner tone="info">{`You typed this on ${formatDateTime(keptAt, offset)}. It was not saved.`}</Banner>
  )
}
