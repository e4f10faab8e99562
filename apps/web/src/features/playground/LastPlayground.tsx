import { lastOpportunityPath, type OfLastOpportunity } from '@retain/domain/session/redirects/lastOpportunity'
import { Navigate } from 'react-router-dom'
import { lastOpportunity } from '../opportunity/lastOpportunity'

/** Leads to the playground, or to its print, of the opportunity that was opened last in this session (S-733). */
const LastOpened = ({ route }: { readonly route: OfLastOpportunity }) => (
  <Navigate to={lastOpportunityPath(route, lastOpportunity())} replace />
)

/** The playground without an opportunity of its own (S-053). */
export const LastPlayground = () => <LastOpened route="playground" />

/** Its print (S-054). */
export const LastPlaygroundPrint = () => <LastOpened route="playgroundPrint" />
