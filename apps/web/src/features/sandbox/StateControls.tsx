import { pageCount } from '@retain/domain/paging/paging'
import { Avatar } from '@retain/ui/avatar'
import { Banner } from '@retain/ui/banner'
import { Chip } from '@retain/ui/chip'
import { CountBadge } from '@retain/ui/count-badge'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { Grid } from '@retain/ui/grid'
import type { GridColumn } from '@retain/ui/grid-column'
import { KeyValueList } from '@retain/ui/key-value-list'
import { ProgressBar } from '@retain/ui/progress-bar'
import { Score } from '@retain/ui/score'
import { Skeleton } from '@retain/ui/skeleton'
import { Spinner } from '@retain/ui/spinner'
import { SearchX } from 'lucide-react'
import { PageBar } from '../../list/paging/PageBar'
import { Held } from './Held'
import { sampleOptions } from './samples'
import { SandboxCard } from './SandboxCard'

type Sample = (typeof sampleOptions)[number]

const columns: readonly GridColumn<Sample>[] = [
  { key: 'label', label: 'Model', widthPercent: 60, isRowHeader: true, render: ({ label }) => label },
  { key: 'id', label: 'Id', widthPercent: 40, render: ({ id }) => id },
]
const keyOf = ({ id }: Sample): string => id
const doNothing = () => undefined
const total = 120
const size = 10

/** What lists and states look like. */
export const StateControls = () => (
  <SandboxCard title="Lists and states">
    <Grid label="Grid" columns={columns} rows={sampleOptions} getRowKey={keyOf} />
    <Held start={1}>
      {(page, onPage) => (
        <PageBar page={page} size={size} total={total} pageCount={pageCount(total, size)} onPage={onPage} />
      )}
    </Held>
    <KeyValueList items={[{ label: 'Key', value: 'Value' }]} />
    <Banner tone="info">Banner</Banner>
    <Chip tone="info">Chip</Chip>
    <CountBadge count={3} label="counted" />
    <Avatar name="Castellanos, Hana" />
    <Score value={9} tone="high" />
    <ProgressBar label="Progress" value={40} max={100} />
    <Spinner label="Spinner" />
    <Skeleton lines={2} label="Skeleton" />
    <EmptyState icon={<SearchX aria-hidden="true" />} text="Empty state" />
    <ErrorState text="Error state" onRetry={doNothing} />
  </SandboxCard>
)
