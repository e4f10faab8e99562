import { skipToken } from '@reduxjs/toolkit/query'
import { firstPage } from '@retain/domain/paging/pageSize'
import { classifyQuery } from '@retain/domain/quick-search/classifyQuery'
import { longDebounce } from '@retain/domain/text/inputTiming'
import { customerName } from '@retain/domain/work-log/rows/cells/customerCell'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { SelectProps } from '@retain/ui/select'
import { useEffect, useState } from 'react'
import { useListLastViewedQuery } from '../quick-search/quickSearchApi'
import { templateAdminApi } from './templateAdminApi'

/** How many customers a list offers. */
const offered = 10

const searched = (hyperionIds: string) =>
  ({ source: 'SRCHLOG', hyperionIds, pageNumber: firstPage, pageSize: offered }) as const

const optionOf = (row: LogRow) => ({ id: row.opptId, label: customerName(row) })

/** The customers that a preview offers, while a text is typed those that it finds. */
export interface PreviewCustomers {
  readonly options: SelectProps['options']
  /** The one that the preview begins with; `null` while there is none. */
  readonly firstId: string | null
  readonly isLoading: boolean
  readonly isError: boolean
  readonly onTextChange: (text: string) => void
}

/**
 * The customers of a store to look at a template with: those that were viewed last, else the first of the store, and what a text
 * finds.
 */
export function usePreviewCustomers(hyperionId: string): PreviewCustomers {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setText(typed), longDebounce)
    return () => window.clearTimeout(timer)
  }, [typed])
  const query = classifyQuery(text)
  const recents = useListLastViewedQuery({ query: { hyperionId } })
  const hasNone = recents.isError || recents.data?.length === 0
  const first = templateAdminApi.useListCustomersQuery(hasNone ? { body: searched(hyperionId) } : skipToken)
  const found = templateAdminApi.useFindCustomersQuery(
    query === null ? skipToken : { body: { ...searched(hyperionId), ...query } },
  )
  const usual = hasNone
    ? (first.data?.list ?? []).map(optionOf)
    : (recents.data ?? []).map(({ opptId, customerName: label, vehicle }) => ({
        id: opptId,
        label,
        description: vehicle ?? undefined,
      }))
  return {
    options: query === null ? usual : (found.currentData?.list ?? []).map(optionOf),
    firstId: usual[0]?.id ?? null,
    isLoading: typed !== text || recents.isLoading || first.isFetching || found.isFetching,
    isError: first.isError,
    onTextChange: setTyped,
  }
}
