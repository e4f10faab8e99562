import { StorePage } from '../../shell/StorePage'
import { MappingTable } from './MappingTable'

/** What makes, models and trims of other systems are to us (S-040, O-023). */
export const MappingTablePage = () => (
  <StorePage>{(hyperionId) => <MappingTable key={hyperionId} hyperionId={hyperionId} />}</StorePage>
)
