import { flagsOf } from '../../core/api/tags'
import type { StartListening } from '../../core/state/appHooks'
import { liveEventReceived } from '../../live/liveEvents'
import { flagApi } from './flagApi'

/** Reads the flags of an open opportunity again when another user has changed them. */
export function listenForLiveFlags(listen: StartListening): void {
  listen({
    actionCreator: liveEventReceived,
    effect: ({ payload: message }, listening) => {
      if (message.type !== 'OPPT_FLAG') return
      const { opptId, flaggedUserNames } = message.payload
      const known = flagApi.endpoints.listFlaggedAssociates.select({ query: { oppId: opptId } })(
        listening.getState(),
      ).data
      // The message of an own change has the names of its answer.
      const isKnown = known?.map(({ userName }) => userName).join() === flaggedUserNames.join()
      if (known !== undefined && !isKnown) listening.dispatch(flagApi.util.invalidateTags([flagsOf(opptId)]))
    },
  })
}
