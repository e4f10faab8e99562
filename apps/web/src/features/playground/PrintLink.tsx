import { playgroundPrintPath } from '@retain/domain/opportunity/opportunityPath'
import { printPlayground } from '@retain/domain/payment/playground/playgroundAddress'
import { LinkButton } from '@retain/ui/link-button'
import { Printer } from 'lucide-react'
import { usePlaygroundAround } from './openedPlayground'

/** Opens the print of the playground around it, with all that is tried out. */
export function PrintLink({ opptId }: { readonly opptId: string }) {
  const { playground, link } = usePlaygroundAround().work
  return (
    <LinkButton
      href={playgroundPrintPath(opptId, printPlayground(playground, link))}
      target="_blank"
      icon={<Printer aria-hidden="true" />}
    >
      Print
    </LinkButton>
  )
}
