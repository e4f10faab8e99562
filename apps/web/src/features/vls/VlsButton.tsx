import { vlsDialog, vlsProgressText } from '@retain/domain/vls/vls'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
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

/** Props of {@link VlsButton}. */
export interface VlsButtonProps extends VlsVisit {
  /** @default 'medium' */
  readonly size?: 'small' | 'medium'
  /** Nothing can be chosen now. @default false */
  readonly isDisabled?: boolean
}

/**
 * The button that opens the vehicle listing service for an opportunity, with the dialog that says how far it is (O-296 to O-299).
 *
 * @example <VlsButton opptId={opptId} hyperionId={hyperionId} shownVins={vins} onChosen={add} />
 */
export function VlsButton({ size = 'medium', isDisabled = false, ...visit }: VlsButtonProps) {
  const { vls, start, cancel } = useVlsVisit(visit)
  return (
    <>
      <Button size={size} icon={<Search aria-hidden="true" />} isDisabled={isDisabled} onPress={start}>
        Find in VLS
      </Button>
      {vls.error !== null && <Banner tone="warn">{vls.error}</Banner>}
      <Dialog
        title="Vehicle listing"
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
