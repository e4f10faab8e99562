import { splitList } from '../text/commaList'
import type { LogType } from './logTypes'
import type { AnyLogSearch } from './logs'

/**
 * The log that a search belongs to.
 *
 * @example logTypeOfSearch({ call: 'searchContactLog', body }) // 'CONLOG'
 */
export const logTypeOfSearch = ({ body }: AnyLogSearch): LogType =>
  'source' in body ? body.source : 'CONLOG'

/**
 * The stores that a search asks about.
 *
 * @example storesOfSearch({ call: 'searchLog', body }) // ['0001', '0002']
 */
export const storesOfSearch = ({ body }: AnyLogSearch): readonly string[] =>
  'hyperionIds' in body ? splitList(body.hyperionIds) : [body.hyperionId]
