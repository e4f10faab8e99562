import { parseMappingView, printMappingView } from '@retain/domain/vehicle-map/mappingFilter'
import { useAddressedView } from '../../list/address/useAddressedView'
import { mappingList } from './mappingList'

const format = { parse: parseMappingView, print: printMappingView }

/** How the mapping table is looked at, which stands in the address. */
export const useMappingView = (hyperionId: string) => useAddressedView(mappingList.id, hyperionId, format)
