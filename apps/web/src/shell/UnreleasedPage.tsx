import { CardFrame } from '@retain/ui/card-frame'
import { EmptyState } from '@retain/ui/empty-state'
import { Page } from '@retain/ui/page'
import { PageHeader } from '@retain/ui/page-header'
import { Hourglass } from 'lucide-react'
import { usePageTitle } from './pageTitle'

/** The page of a route whose screen is a later release's: finished in itself, and plain about it. */
export function UnreleasedPage() {
  const title = usePageTitle() ?? ''
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} />
      <CardFrame data-filling="">
        <EmptyState
          icon={<Hourglass aria-hidden="true" />}
          title={title}
          text="This page is not yet available in this release."
        />
      </CardFrame>
    </Page>
  )
}
