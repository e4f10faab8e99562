import { candidateFound, candidateLost } from './candidates'
import type { Feed } from './feed'
import { leadAssigned } from './leadAssigned'
import { mailRead } from './mailRead'
import { mailReceived } from './mailReceived'
import { appointmentMade, roClosed, roOpened, vinScanned } from './serviceDrive'
import { vehicleDataCollected } from './vehicleDataCollected'

/** Every kind of event that comes from the outside world. */
export const feeds: readonly Feed[] = [
  mailReceived,
  mailRead,
  vinScanned,
  roOpened,
  roClosed,
  appointmentMade,
  candidateFound,
  candidateLost,
  leadAssigned,
  vehicleDataCollected,
]
