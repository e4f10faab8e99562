import { listCandidates } from '@retain/api-client/service-log'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { storeToday } from '../stores/storeToday'
import { findCandidates } from './candidateQueries'
import { presentCandidate } from './presentCandidate'

/** Serves what the Service Log has beside its pages: the candidates of today. */
export function mountServiceLog(host: ApiHost): void {
  mount(host, listCandidates, async ({ query: { hyperionId, scanDateSortOrder }, db, clock }) => {
    const today = await storeToday(db, hyperionId, clock())
    const candidates = await findCandidates(db, hyperionId, today, scanDateSortOrder)
    return candidates.map(presentCandidate)
  })
}
