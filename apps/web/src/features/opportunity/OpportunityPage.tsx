import { logOfSource } from '@retain/domain/session/routes/sourcePages'
import { useLocation, useParams } from 'react-router-dom'
import { checked } from '../../forms/checked'
import { Opportunity } from './Opportunity'

/**
 * The page of an opportunity, at its own address, at `/details` and at its not-found child (O-011 to O-013, O-018,
 * OP-019). A source that no log has counts as none (S-759).
 */
export function OpportunityPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { valid: source } = checked(logOfSource(new URLSearchParams(search).get('source')))
  // Another opportunity is another page: its sections, its lock and its forms begin afresh.
  return <Opportunity key={id} opptId={id} source={source ?? 'EQLOG'} />
}
