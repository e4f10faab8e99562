import type { Day } from '@retain/domain/calendar/day'
import type { Dashboard } from '@retain/domain/dashboard/dashboard'
import { figureTable } from '@retain/domain/dashboard/dashboardTable'
import type { DashboardView } from '@retain/domain/dashboard/dashboardView'
import { dashboardFileName, exportedFigures } from '@retain/domain/dashboard/exportedFigures'
import type { AppThunk } from '../../core/state/appHooks'

/** Downloads the table as it is looked at. */
export const saveFigures =
  (dashboard: Dashboard, view: DashboardView, hyperionId: string, today: Day): AppThunk<void> =>
  (_dispatch, _getState, { saveFile }) => {
    const text = exportedFigures(figureTable(dashboard, view), view.measure === 'responseTime')
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), dashboardFileName(hyperionId, today))
  }
