import { isRecord } from '@retain/domain/validation/record'
import { useState } from 'react'
import { localTexts, storageKeys } from '../../../core/browser/storage'

/** What this browser remembers of the call guides. */
interface GuideChoice {
  /** The guide that was chosen last, by store. */
  readonly chosen: Readonly<Record<string, string>>
  /** Whether the guide shows, beside the form and above it; undecided where nobody has said. */
  readonly isOpen: { readonly beside?: boolean; readonly above?: boolean }
}

/** Where the guide stands: beside the form, or above it where there is no room. */
export type GuidePlace = keyof GuideChoice['isOpen']

const textsIn = (value: unknown): GuideChoice['chosen'] =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

function read(): GuideChoice {
  const kept = localTexts.readJson(storageKeys.callGuide)
  if (!isRecord(kept)) return { chosen: {}, isOpen: {} }
  const { beside, above } = isRecord(kept['isOpen']) ? kept['isOpen'] : {}
  return {
    chosen: textsIn(kept['chosen']),
    isOpen: {
      ...(typeof beside === 'boolean' && { beside }),
      ...(typeof above === 'boolean' && { above }),
    },
  }
}

/** Which guide is shown in a store, and whether it shows at all, remembered from one customer to the next. */
export function useCallGuideChoice(hyperionId: string, place: GuidePlace) {
  const [choice, setChoice] = useState(read)
  const remember = (next: GuideChoice) => {
    setChoice(next)
    localTexts.write(storageKeys.callGuide, JSON.stringify(next))
  }
  return {
    /** The id of the guide that was chosen last; `null` before the first time. */
    chosenId: choice.chosen[hyperionId] ?? null,
    /** Above the form it is folded at first: the form comes first. */
    isOpen: choice.isOpen[place] ?? place === 'beside',
    choose: (templateId: string) =>
      remember({ ...choice, chosen: { ...choice.chosen, [hyperionId]: templateId } }),
    toggle: (isOpen: boolean) => remember({ ...choice, isOpen: { ...choice.isOpen, [place]: isOpen } }),
  }
}
