import { exportLabel } from '@retain/domain/list/export/exportLabel'
import { Button } from '@retain/ui/button'
import type { MenuEntry } from '@retain/ui/menu-entry'
import { Download } from 'lucide-react'
import type { ExportControl } from './useListExport'

const icon = <Download aria-hidden="true" />

interface ExportButtonProps extends ExportControl {
  /** @default small, as in the bar of a list */
  readonly size?: 'small' | 'medium'
}

/** Exports a list (ours). */
export const ExportButton = ({ running, canStart, button, start, size = 'small' }: ExportButtonProps) => (
  <Button
    ref={button}
    size={size}
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
