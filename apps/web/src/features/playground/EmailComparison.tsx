import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { comparisonEmail } from '@retain/domain/disclosure/comparisonEmail'
import { disclosedDesking } from '@retain/domain/disclosure/disclosedDesking'
import { playgroundDisclosure } from '@retain/domain/disclosure/playgroundDisclosure'
import { opportunityPath } from '@retain/domain/opportunity/opportunityPath'
import { hasMissingPayments } from '@retain/domain/payment/playground/playgroundAnswers'
import { playgroundPrint } from '@retain/domain/payment/playground/playgroundColumns'
import { Button } from '@retain/ui/button'
import { Mail } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '../../core/state/appHooks'
import { useStores } from '../../session/active-store/useStore'
import { selectUser } from '../../session/sessionSlice'
import { withStartedEmail } from '../opportunity/email/startedEmail'
import { usePlaygroundAround } from './openedPlayground'

interface EmailComparisonProps {
  readonly opptId: string
  readonly hyperionId: string
  /** The vehicles of the address are there, and nothing failed. */
  readonly isWhole: boolean
}

/**
 * Begins an email to the customer with the compared vehicles and the disclosure of their print. It is completed and sent on the page
 * of the customer, as any other email; a payment that is not known is not sent.
 */
export function EmailComparison({ opptId, hyperionId, isWhole }: EmailComparisonProps) {
  const { work, context } = usePlaygroundAround()
  const navigate = useNavigate()
  const storeName = useStores().find((store) => store.hyperionId === hyperionId)?.name ?? ''
  const preparedBy = useAppSelector(selectUser)?.fullName ?? ''
  const { playground } = work
  const begin = () => {
    const email = comparisonEmail({
      print: playgroundPrint(playground, context, instantFromEpoch(Date.now())),
      disclosure: playgroundDisclosure(playground, context),
      desking: disclosedDesking(playground, context),
      storeName,
      preparedBy,
    })
    void navigate(`${opportunityPath(opptId)}?tab=email`, { state: withStartedEmail(email) })
  }
  return (
    <Button
      icon={<Mail aria-hidden="true" />}
      isDisabled={!isWhole || work.isComputing || hasMissingPayments(playground)}
      onPress={begin}
    >
      Email
    </Button>
  )
}
