import { heldText } from '@retain/domain/orphans/assignmentTexts'
import type { Orphan } from '@retain/domain/orphans/orphan'
import type { Dealt } from '@retain/domain/orphans/roundRobin'
import { formatCount } from '@retain/domain/money/format'
import { rowHeight } from '@retain/domain/work-log/gridLayout'
import { Banner } from '@retain/ui/banner'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { Grid } from '@retain/ui/grid'
import { GridCardFrame } from '@retain/ui/grid-card'
import type { GridColumn } from '@retain/ui/grid-column'
import { KeyValueList } from '@retain/ui/key-value-list'
import { useWindowWidth } from '@retain/ui/window-width'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { orphanName, orphanVehicle } from './orphanList'

/** A few rows of a table in a dialog; the others are scrolled to. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  height: 260px;
`

/** An opportunity, and what becomes of it. */
interface PreviewRow {
  readonly orphan: Orphan
  readonly owner: string
}

const columns: readonly GridColumn<PreviewRow>[] = [
  {
    key: 'customerName',
    label: 'Customer',
    widthPercent: 36,
    minWidth: 130,
    isRowHeader: true,
    render: ({ orphan }) => orphanName(orphan),
  },
  {
    key: 'vehicle',
    label: 'Vehicle',
    widthPercent: 34,
    minWidth: 130,
    render: ({ orphan }) => orphanVehicle(orphan),
  },
  { key: 'owner', label: 'New Owner', widthPercent: 30, minWidth: 130, render: ({ owner }) => owner },
]

const rowKey = ({ orphan }: PreviewRow): string => orphan.opptId

/** A card has two lines. */
const cardHeight = 88

const card = ({ orphan, owner }: PreviewRow) => (
  <GridCardFrame title={orphanName(orphan)} text={`${owner} · ${orphanVehicle(orphan)}`} figures={[]} />
)

interface AssignPreviewProps {
  readonly orphans: readonly Orphan[]
  readonly plan: Dealt
  /** What the people are called, by their user names. */
  readonly names: ReadonlyMap<string, string>
}

/** Who gets how many, and which; and which stay without an owner. */
export function AssignPreview({ orphans, plan, names }: AssignPreviewProps) {
  // The table fits the dialog, and shows more rows than cards do; a phone is narrower.
  const hasCards = useWindowWidth(isPhoneWidth)
  const rows = useMemo(() => previewRows(orphans, plan, names), [orphans, plan, names])
  return (
    <>
      {plan.counts.length > 0 && (
        <KeyValueList
          items={plan.counts.map(({ userName, count }) => ({
            label: names.get(userName) ?? userName,
            value: formatCount(count),
          }))}
        />
      )}
      {plan.held.length > 0 && <Banner>{heldText(plan.held.length)}</Banner>}
      <Frame role="region" aria-label="Preview">
        <Grid
          label="Preview"
          columns={columns}
          rows={rows}
          getRowKey={rowKey}
          rowHeight={rowHeight}
          minHeight={200}
          emptyText="None of them is left."
          {...(hasCards ? { renderCard: card, cardHeight } : {})}
        />
      </Frame>
    </>
  )
}

function previewRows(
  orphans: readonly Orphan[],
  { assignments }: Dealt,
  names: ReadonlyMap<string, string>,
): readonly PreviewRow[] {
  const owners = new Map(assignments.map(({ opptId, userName }) => [opptId, userName]))
  return orphans.map((orphan) => {
    const userName = owners.get(orphan.opptId)
    if (orphan.lockedByName !== null) return { orphan, owner: `None: ${orphan.lockedByName} works on it` }
    return { orphan, owner: userName === undefined ? 'Not chosen yet' : (names.get(userName) ?? userName) }
  })
}
