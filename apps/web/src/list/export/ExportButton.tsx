import { exportLabel } from '@retain/domain/list/export/exportLabel'
import { Button } from '@retain/ui/button'
import type { MenuEntry } from '@retain/ui/menu-entry'
import { Download } from 'lucide-react'
import type { ExportControl } from './useListExport'

const icon = <Download aria-hidden="true" />

/** Exports a list (ours). */
export const ExportButton = ({ running, canStart, button, start }: ExportControl) => (
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
export const exportEntry = ({ canStart, start }: Pick<ExportControl, 'canStart' | 'start'>): MenuEntry => ({
  key: 'export',
  label: exportLabel,
  icon,
  isDisabled: !canStart,
  onAction: () => start(),
})
