import { candidateFound, candidateLost } from './candidates'
import type { Feed } from './feed'
import { leadAssigned } from './leadAssigned'
import { leadClosed, leadCreated } from './leadEnded'
import { emailRead } from './emailRead'
import { emailReceived } from './emailReceived'
import { appointmentMade, roClosed, roOpened, vinScanned } from './serviceDrive'
import { vehicleDataCollected } from './vehicleDataCollected'

/** Every kind of event that comes from the outside world. */
export const feeds: readonly Feed[] = [
  emailReceived,
  emailRead,
  vinScanned,
  roOpened,
  roClosed,
  appointmentMade,
  candidateFound,
  candidateLost,
  leadAssigned,
  leadCreated,
  leadClosed,
  vehicleDataCollected,
]
