import { exportLabel } from '@retain/domain/work-log/export/exportLabel'
import { Button } from '@retain/ui/button'
import type { MenuEntry } from '@retain/ui/menu-entry'
import { Download } from 'lucide-react'
import type { LogExport } from './useLogExport'

const icon = <Download aria-hidden="true" />

/** Exports the list of a log (ours). */
export const ExportButton = ({ running, canStart, button, start }: LogExport) => (
  <Button
    ref={button}
    size="small"
    icon={icon}
    isDisabled={!canStart && running === null}
    isLoading={running !== null}
    onPress={() => start()}
  >
    {exportLabel}
  </Button>
)

/** The same in a menu. */
export const exportEntry = ({ canStart, start }: LogExport): MenuEntry => ({
  key: 'export',
  label: exportLabel,
  icon,
  isDisabled: !canStart,
  onAction: () => start(),
})
