import { comparedPaymentDifference } from '../../work-log/equity-log/paymentDifferenceFilter'
import type { LogRow } from '../../work-log/rows/logRow'
import { offeredDifference } from '../paymentTiles'
import type { DealInformation, LastRoCustomer, LeaseFinance, VehicleInfo } from '../sections'
import type { ReasonFacts } from './listReasons'

/** The sections of the page that have a reason in them; `undefined` for one that is not loaded. */
export interface ReasonSections {
  readonly vehicleInfo: VehicleInfo | undefined
  readonly dealInformation: DealInformation | undefined
  readonly leaseFinance: LeaseFinance | undefined
  readonly lastRo: LastRoCustomer | undefined
}

/**
 * What the reasons are read from: the loaded sections, and for those that are not loaded the row of the list. What is tried out
 * on the page put nobody on a list, so that it counts for nothing.
 *
 * @example listReasons(reasonFacts(sections, row))
 */
export function reasonFacts(sections: ReasonSections, row: LogRow | undefined): ReasonFacts {
  const { vehicleInfo, dealInformation, leaseFinance, lastRo } = sections
  const listed = row ?? nothingListed
  const { equityAmount, warrantyExpIcon, predictiveScore } = vehicleInfo?.currentVehicle ?? listed
  const isQuoted = dealInformation !== undefined && leaseFinance !== undefined
  const listedDifference = row === undefined ? null : comparedPaymentDifference('Original Deal Type', row)
  return {
    equityAmount,
    warrantyExpIcon,
    predictiveScore,
    paymentDifference: isQuoted ? offeredDifference({ dealInformation, leaseFinance }) : listedDifference,
    paymentsLeft:
      vehicleInfo === undefined ? listed.paymentsLeft : vehicleInfo.currentVehicle.numberOfPayments,
    roStatus: (lastRo ?? listed).roStatus,
    roTagNumber: lastRo?.roTagNumber ?? null,
  }
}

const nothingListed = {
  equityAmount: null,
  paymentsLeft: null,
  warrantyExpIcon: null,
  predictiveScore: null,
  roStatus: null,
} as const
