import { noStoreText } from '@retain/domain/session/activeStore'
import { EmptyState } from '@retain/ui/empty-state'
import { Store as StoreIcon } from 'lucide-react'

/** In the place of a page's content for somebody who has no store. */
export const NoStore = () => <EmptyState icon={<StoreIcon aria-hidden="true" />} text={noStoreText} />
