import { EmptyState } from '@retain/ui/empty-state'
import { PageHeader } from '@retain/ui/page-header'
import { Hourglass } from 'lucide-react'
import { styled } from 'styled-components'
import { usePageTitle } from './pageTitle'

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
`

const Card = styled.section`
  display: grid;
  flex: 1;
  place-content: center;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
`

/** The page of a route whose screen is a later release's: finished in itself, and plain about it. */
export function LaterPage() {
  const title = usePageTitle() ?? ''
  return (
    <Page>
      <title>{title}</title>
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={<Hourglass aria-hidden="true" />}
          title={title}
          text="This page is not yet available in this release."
        />
      </Card>
    </Page>
  )
}
