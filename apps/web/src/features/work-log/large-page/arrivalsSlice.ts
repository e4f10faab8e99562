import { createSelector, type ActionCreatorWithPayload, type UnknownAction } from '@reduxjs/toolkit'
import { answersOf } from '../search/pageAnswers'
import { arrivalsChanged, mailsArrived, rowsArrived } from './arrivalEvents'
import { noArrivals, withArrived, type ArrivedRows, type Arrivals } from './arrivals'

type Matches = (action: UnknownAction) => boolean

/** The rows of a large page that have arrived so far. The cache gets the page when it is whole. */
function arrivalsSliceOf<Path extends string, Row>(
  reducerPath: Path,
  arrived: ActionCreatorWithPayload<ArrivedRows<Row>>,
  { matchFulfilled, matchRejected }: { readonly matchFulfilled: Matches; readonly matchRejected: Matches },
) {
  const selectRows = createSelector([({ chunks }: Arrivals<Row>) => chunks], (chunks) => chunks.flat())
  return {
    reducerPath,
    reducer(state: Arrivals<Row> = noArrivals, action: UnknownAction): Arrivals<Row> {
      if (arrived.match(action)) return withArrived(state, action.payload)
      return matchFulfilled(action) || matchRejected(action) ? noArrivals : state
    },
    /** What has arrived of the page of a key, or `null` when nothing has. */
    selectArrived: (state: Readonly<Record<Path, Arrivals<Row>>>, key: string): readonly Row[] | null =>
      state[reducerPath].key === key ? selectRows(state[reducerPath]) : null,
  }
}

const rowArrivals = arrivalsSliceOf('arrivals', rowsArrived, answersOf('searchLog'))

/** Those of the opportunity logs, with what is told of them meanwhile. */
export const arrivalsSlice: typeof rowArrivals = {
  ...rowArrivals,
  reducer: (state, action) =>
    arrivalsChanged.match(action) ? action.payload : rowArrivals.reducer(state, action),
}

/** Those of the Contact Log. What is told of them meanwhile is in the page when it is whole, a moment later. */
export const mailArrivalsSlice = arrivalsSliceOf('mailArrivals', mailsArrived, answersOf('contactPage'))
