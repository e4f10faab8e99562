import { skipToken } from '@reduxjs/toolkit/query'
import { formatCount } from '@retain/domain/money/format'
import type { AnyLogSearch } from '@retain/domain/work-log/logs'
import { closedRoLabel, rowStateLabels } from '@retain/domain/work-log/rows/rowState'
import { Legend, type LegendEntry } from '@retain/ui/legend'
import { useMemo } from 'react'
import { usePageUsable } from '../../../core/browser/usePageUsable'
import { stateLooks, type ShownState } from '../grid/logIcons'
import { useCountRowStatesQuery } from './rowStatesApi'

const entry = (state: ShownState, count: number | undefined): LegendEntry => {
  const { tone, Icon } = stateLooks[state]
  return { tone, icon: <Icon aria-hidden="true" />, label: rowStateLabels[state], count: printed(count) }
}

const printed = (count: number | undefined) => (count === undefined ? undefined : formatCount(count))

interface LogLegendProps {
  /** The search whose rows are counted; `null` while it is not known yet. Only searches of one store are counted. */
  readonly search: AnyLogSearch | null
  /** How many candidates are above the rows; `undefined` where a log has none, nor marks closed repair orders. */
  readonly candidates: number | undefined
  /** The list is shown: its rows come first. */
  readonly isShown: boolean
}

/** What the marks of the rows of a log mean, and how many of its rows have them, on whichever page (L-170 to L-173). */
export function LogLegend({ search, candidates, isShown }: LogLegendProps) {
  const isUsable = usePageUsable()
  const { currentData: counts } = useCountRowStatesQuery(
    isUsable && isShown && search?.call === 'searchLogs' ? { body: search.body } : skipToken,
  )
  const entries = useMemo((): readonly LegendEntry[] => {
    const marks = [entry('open', counts?.open), entry('scheduled', counts?.scheduled)]
    if (candidates === undefined) return marks
    const closed: LegendEntry = { tone: 'none', label: closedRoLabel, count: printed(counts?.closed) }
    return [...marks, entry('candidate', candidates), closed]
  }, [counts, candidates])
  return <Legend entries={entries} />
}
