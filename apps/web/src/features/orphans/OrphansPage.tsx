import { StorePage } from '../../shell/StorePage'
import { Orphans } from './Orphans'

/** The opportunities of the store that nobody owns, and who gets them. Beyond the specification. */
export const OrphansPage = () => (
  <StorePage>{(hyperionId) => <Orphans key={hyperionId} hyperionId={hyperionId} />}</StorePage>
)
