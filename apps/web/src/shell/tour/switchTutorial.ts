import { readCompletedTour } from '@retain/domain/tour/completedTour'
import { completedTourKey } from '@retain/domain/tour/completedTourKey'
import { localTexts, sessionTexts, storageKeys } from '../../core/browser/storage'
import type { AppThunk } from '../../core/state/appHooks'
import { selectUser } from '../../session/sessionSlice'
import { isTutorialOn } from './tourState'
import { tutorialSwitchedOff, tutorialSwitchedOn } from './tourSlice'

/** Tutorial On starts afresh, Tutorial Off ends the tour (S-270, S-798). That it is on outlasts a reload. */
export const switchTutorial = (): AppThunk<void> => (dispatch, getState) => {
  const user = selectUser(getState())
  if (user === null) return
  const isOn = isTutorialOn(getState())
  sessionTexts.write(storageKeys.tutorial, isOn ? null : user.userName)
  if (!isOn) localTexts.write(completedTourKey(user.userName), null)
  dispatch(isOn ? tutorialSwitchedOff() : tutorialSwitchedOn([]))
}

/** Goes on with the tutorial that a user had on before a reload: what was completed does not replay (S-283). */
export const resumeTutorial = (): AppThunk<void> => (dispatch, getState) => {
  const user = selectUser(getState())
  if (user === null || isTutorialOn(getState())) return
  if (sessionTexts.read(storageKeys.tutorial) !== user.userName) return
  dispatch(tutorialSwitchedOn(readCompletedTour(localTexts.read(completedTourKey(user.userName)))))
}
