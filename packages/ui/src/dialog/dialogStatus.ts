/** Where a dialog stands: in sight, asked to close while its work still runs, or gone. */
export type DialogStatus = 'open' | 'closedPending' | 'closed'

/**
 * Whether a dialog that was asked to close waits for its work: only where it does not close by itself (S-147).
 *
 * @example
 * <Dialog isAwaitingClose={isAwaitingClose(true, status)} …>
 */
export const isAwaitingClose = (isAutoCloseDisabled: boolean, status: DialogStatus): boolean =>
  isAutoCloseDisabled && status === 'closedPending'

/** Where a dialog stands once it was asked to close: gone at once, or waiting until its work is done. */
export const askedToClose = (isAutoCloseDisabled: boolean): DialogStatus =>
  isAutoCloseDisabled ? 'closedPending' : 'closed'
