import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../core/state/rootReducer'

declare module '../../core/state/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof announcementsSlice> {}
}

interface AnnouncementsState {
  /** Whether the first load has been made: the dialog opens by itself after that one only (S-788). */
  readonly hasLoaded: boolean
  /** The dialog: closed, or open, at an announcement where an alert named one. */
  readonly dialog: { readonly at: string | null } | null
}

const initialState: AnnouncementsState = { hasLoaded: false, dialog: null }

/** Whether the announcements show over the page, and at which one. */
export const announcementsSlice = createSlice({
  name: 'announcements',
  initialState,
  reducers: {
    announcementsLoaded: (state) => ({ ...state, hasLoaded: true }),
    /** Whoever has opened them needs them no more by themselves. */
    announcementsOpened: (_state, { payload: at }: PayloadAction<string | null>) => ({
      hasLoaded: true,
      dialog: { at },
    }),
    announcementsClosed: (state) => ({ ...state, dialog: null }),
  },
  selectors: {
    selectHasLoadedAnnouncements: (state) => state.hasLoaded,
    selectAnnouncementsDialog: (state) => state.dialog,
  },
})

export const { announcementsLoaded, announcementsOpened, announcementsClosed } = announcementsSlice.actions
export const { selectHasLoadedAnnouncements, selectAnnouncementsDialog } =
  announcementsSlice.injectInto(rootReducer).selectors
