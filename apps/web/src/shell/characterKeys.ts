import { useSyncExternalStore } from 'react'
import { localTexts, storageKeys } from '../core/browser/storage'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a key is a letter, digit or sign: speech input presses such keys by mistake (WCAG 2.1.4). */
export const isCharacterKey = (key: string): boolean => key.length === 1 && key !== ' '

/** Whether keys of one character do something in this browser. They do until they are switched off. */
export const areCharacterKeysOn = (): boolean => localTexts.read(storageKeys.characterKeys) !== 'off'

/** Switches the keys of one character on or off in this browser. */
export function switchCharacterKeys(isOn: boolean): void {
  localTexts.write(storageKeys.characterKeys, isOn ? null : 'off')
  for (const listener of listeners) listener()
}

/** Whether keys of one character do something, for what shows them. */
export const useCharacterKeys = (): boolean => useSyncExternalStore(subscribe, areCharacterKeysOn)
