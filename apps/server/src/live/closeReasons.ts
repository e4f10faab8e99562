import { framesPerMinute, largestFrame } from '@retain/domain/live/limits'
import { closeCodes } from '@retain/domain/live/reconnect'

/** Why the server ends a connection: the code that a client acts upon, and words for whoever reads the trace. */
export interface CloseReason {
  readonly code: number
  readonly reason: string
}

/**
 * Every reason. 1008, 4401 and 4403 are refusals, after which a client does not come back by itself (S-803); after any
 * other code it reconnects and asks its lists again.
 */
export const closeReasons = {
  tokenInvalid: { code: closeCodes.token, reason: 'The token is not good.' },
  tokenExpired: { code: closeCodes.token, reason: 'The token has ended.' },
  insufficientUserAuthentication: {
    code: closeCodes.token,
    reason: 'The sign-in is not strong enough, or too long ago.',
  },
  noStore: { code: closeCodes.store, reason: 'No store is open to this user.' },
  tooManyFrames: { code: closeCodes.policy, reason: `More than ${framesPerMinute} frames in one minute.` },
  tooLarge: { code: closeCodes.policy, reason: `A frame is larger than ${largestFrame / 1024} KB.` },
  malformed: { code: closeCodes.policy, reason: 'A frame breaks the protocol.' },
  binary: { code: closeCodes.policy, reason: 'Frames are text.' },
  unknownFrame: { code: closeCodes.policy, reason: 'A frame is none that a client may send.' },
  notAllowed: { code: closeCodes.policy, reason: 'This user may not send this message.' },
  stopping: { code: 1001, reason: 'The server is stopping.' },
  failed: { code: 1011, reason: 'Something went wrong on our side.' },
  tooSlow: { code: 1013, reason: 'Messages were not taken in time.' },
} as const satisfies Readonly<Record<string, CloseReason>>
