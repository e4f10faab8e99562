import { createSelector, createSlice, original } from '@reduxjs/toolkit'
import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { mailsArrived } from '../large-page/arrivalEvents'
import { noArrivals, withArrived, type Arrivals } from '../large-page/arrivals'
import { contactLogApi } from './contactLogApi'

const none: Arrivals<ContactLogRow> = noArrivals

/**
 * The mails of a large page of the Contact Log that have arrived so far. What is told of them meanwhile is in the page when
 * it is whole, a moment later.
 */
export const mailArrivalsSlice = createSlice({
  name: 'mailArrivals',
  initialState: none,
  reducers: {},
  extraReducers: (builder) => {
    const { matchFulfilled, matchRejected } = contactLogApi.endpoints.contactPage
    builder
      .addCase(mailsArrived, (state, { payload }) => withArrived(original(state) ?? none, payload))
      .addMatcher(matchFulfilled, () => none)
      .addMatcher(matchRejected, () => none)
  },
})

const selectRows = createSelector([(state: Arrivals<ContactLogRow>) => state.chunks], (chunks) =>
  chunks.flat(),
)

/** What has arrived of the page of a key, or `null` when nothing has. */
export const selectArrivedMails = (
  { mailArrivals }: { readonly mailArrivals: Arrivals<ContactLogRow> },
  key: string,
): readonly ContactLogRow[] | null => (mailArrivals.key === key ? selectRows(mailArrivals) : null)
