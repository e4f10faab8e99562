import type { AppThunk } from '../../core/state/appHooks'

/** Gets ready for a large page, while nobody waits for one. */
export const prepareLargePage =
  (): AppThunk =>
  (_dispatch, _getState, { rowReader }) =>
    rowReader.prepare()
