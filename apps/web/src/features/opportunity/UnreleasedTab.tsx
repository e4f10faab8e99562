import { EmptyState } from '@retain/ui/empty-state'
import { Hourglass } from 'lucide-react'

/** The panel of a tab whose work belongs to a later release: finished in itself, and plain about it. */
export const UnreleasedTab = ({ title }: { readonly title: string }) => (
  <EmptyState
    icon={<Hourglass aria-hidden="true" />}
    title={title}
    text="This tab is not yet available in this release."
  />
)
