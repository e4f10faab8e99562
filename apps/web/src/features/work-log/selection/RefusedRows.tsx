import type { RefusedRow } from '@retain/domain/work-log/selection/rowOutcome'
import { Button } from '@retain/ui/button'
import { Dialog } from '@retain/ui/dialog'
import { Lines } from './Lines'

interface RefusedRowsProps {
  readonly title: string
  readonly refused: readonly RefusedRow[]
  readonly onClose: () => void
}

/** Which of the selected rows were refused, and why; they are still selected. */
export const RefusedRows = ({ title, refused, onClose }: RefusedRowsProps) => (
  <Dialog
    title={title}
    isOpen
    onClose={onClose}
    footer={
      <Button variant="primary" autoFocus onPress={onClose}>
        Close
      </Button>
    }
  >
    These rows were left as they are, and stay selected.
    <Lines>
      {refused.map(({ key, customerName, reason }) => (
        <li key={key}>
          <b>{customerName}</b>
          {reason}
        </li>
      ))}
    </Lines>
  </Dialog>
)
