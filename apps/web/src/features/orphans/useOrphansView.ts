import { parseOrphansView, printOrphansView } from '@retain/domain/orphans/orphansView'
import { useAddressedView } from '../../list/address/useAddressedView'
import { orphanList } from './orphanList'

const format = { parse: parseOrphansView, print: printOrphansView }

/** How the orphans are looked at, which stands in the address. */
export const useOrphansView = (hyperionId: string) => useAddressedView(orphanList.id, hyperionId, format)
