import { numberToDial, statusAfterStart } from '@retain/domain/telephony/telephony'
import { checked } from '../forms/checked'
import type { Telephone } from './telephone'

/** What stands for a telephone where there is none: it dials nothing and says why (S-353, S-354). */
export const noTelephone: Telephone = {
  start: () => statusAfterStart({ hasObject: false, hasPhone: false }),
  dial: (kept) => checked(numberToDial(kept, false)).error,
  hangUp: () => undefined,
  stop: () => undefined,
}
