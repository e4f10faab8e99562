import { helpTitle } from '@retain/domain/help/helpLink'
import { Dialog } from '@retain/ui/dialog'
import { useCloseModal } from '../../shell/useCloseModal'
import { HelpSearch } from './HelpSearch'

/** The helpful links over the page that they were asked for on (S-060, S-075, S-260). */
export const OnlineHelpModal = () => (
  <Dialog title={helpTitle} isOpen kind="NoFooter" size="wide" onClose={useCloseModal()}>
    <HelpSearch place="dialog" />
  </Dialog>
)
