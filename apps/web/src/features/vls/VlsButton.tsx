import { vlsDialog, vlsProgressText } from '@retain/domain/vls/vls'
import { Button } from '@retain/ui/button'
import { ConfirmDialog } from '@retain/ui/confirm-dialog'
import { Dialog } from '@retain/ui/dialog'
import { Spinner } from '@retain/ui/spinner'
import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import { useVlsVisit, type VlsVisit } from './useVlsVisit'

const Progress = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0;
`

const vlsTitle = 'Vehicle listing'

/** Props of {@link VlsButton}. */
export interface VlsButtonProps extends VlsVisit {
  /** @default 'medium' */
  readonly size?: 'small' | 'medium'
  /** Nothing can be chosen now. @default false */
  readonly isDisabled?: boolean
}

/**
 * The button that opens the vehicle listing service for an opportunity, with the dialog that says how far it is, or what went wrong
 * (O-296 to O-299).
 *
 * @example <VlsButton opptId={opptId} hyperionId={hyperionId} shownVins={vins} onChosen={add} />
 */
export function VlsButton({ size = 'medium', isDisabled = false, ...visit }: VlsButtonProps) {
  const { vls, start, cancel, dismiss } = useVlsVisit(visit)
  return (
    <>
      <Button size={size} icon={<Search aria-hidden="true" />} isDisabled={isDisabled} onPress={start}>
        Find in VLS
      </Button>
      <ConfirmDialog title={vlsTitle} isOpen={vls.error !== null} isMessage onConfirm={dismiss}>
        {vls.error}
      </ConfirmDialog>
      <Dialog
        title={vlsTitle}
        isOpen={vlsDialog(vls) === 'OPEN'}
        onClose={cancel}
        footer={<Button onPress={cancel}>Cancel</Button>}
      >
        <Progress role="status">
          <Spinner size="small" />
          {vlsProgressText(vls)}
        </Progress>
      </Dialog>
    </>
  )
}
