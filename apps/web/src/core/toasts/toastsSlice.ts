import { withoutToast } from '@retain/domain/alerts/toaster'
import { toastTimeout, type ToastType } from '@retain/domain/alerts/toasts'
import { withToast } from '@retain/ui/toast-list'
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** A message on screen. */
export interface ToastState {
  readonly id: string
  readonly type: ToastType
  readonly label: string
  readonly body: string | null
  /** Milliseconds on screen; `null` stays until it is closed (S-326). */
  readonly timeout: number | null
  /** How often it was shown, missing for once; of an alert how many alerts have a toast (S-785). */
  readonly count?: number
  /** Of the toast of an alert: which. The others go without it. */
  readonly notificationId?: string | null
}

/** A toast as it is dispatched; the rest follows from the type. */
export interface NewToast {
  /** By which it can be closed. @default a new one */
  readonly id?: string
  readonly type: ToastType
  readonly label: string
  readonly body?: string
  readonly timeout?: number
}

/** The messages on screen and those that wait for a place, oldest first; the same message is counted, not repeated. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly ToastState[],
  reducers: {
    toastShown: {
      prepare: ({ id, type, label, body, timeout }: NewToast): { payload: ToastState } => ({
        payload: {
          id: id ?? nanoid(),
          type,
          label,
          body: body ?? null,
          timeout: timeout ?? toastTimeout(type),
        },
      }),
      reducer: (state, { payload }: PayloadAction<ToastState>) => withToast(state, payload),
    },
    toastClosed: (state, { payload: id }: PayloadAction<string>) =>
      state.some((toast) => toast.id === id) ? withoutToast(state, id) : state,
    /** The toasts after an alert came in or went (domain `withAlertToast`). */
    toastsChanged: (_state, { payload }: PayloadAction<readonly ToastState[]>) => payload,
  },
  selectors: { selectToasts: (state) => state },
})

export const { toastShown, toastClosed, toastsChanged } = toastsSlice.actions
export const { selectToasts } = toastsSlice.selectors
