import type { AppThunk } from '../../core/state/appHooks'

/** Prefetches the code that reads large pages. */
export const prepareLargePage =
  (): AppThunk =>
  (_dispatch, _getState, { rowReader }) =>
    rowReader.prepare()
