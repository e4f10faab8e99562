import { getValueHistory } from '@retain/api-client/value-history'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { findValueHistory } from './valueHistoryQueries'

/** Serves equity and payment difference of the last months. */
export function mountValuesOverTime(host: ApiHost): void {
  mount(host, getValueHistory, ({ params, db, clock }) => findValueHistory(db, params.opptId, clock()))
}
