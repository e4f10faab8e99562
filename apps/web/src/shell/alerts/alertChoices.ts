import { readAlertChoices, type AlertChoices } from '@retain/domain/alerts/alertSignals'
import { useState } from 'react'
import { localTexts, storageKeys } from '../../core/browser/storage'

/** Which alerts have a toast or a sound in this browser. */
export const keptAlertChoices = (): AlertChoices =>
  readAlertChoices(localTexts.readJson(storageKeys.alertChoices))

/** The choices, and how to keep others. */
export function useAlertChoices(): readonly [AlertChoices, (choices: AlertChoices) => void] {
  const [choices, setChoices] = useState(keptAlertChoices)
  return [
    choices,
    (next) => {
      localTexts.write(storageKeys.alertChoices, JSON.stringify(next))
      setChoices(next)
    },
  ]
}
