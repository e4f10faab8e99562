import { createAction } from '@reduxjs/toolkit'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'

/** Some rows of a large page arrived; `key` says of which. */
export const rowsArrived = createAction<{ key: string; rows: readonly LogRow[] }>('workLog/rowsArrived')
