import type { Page } from '@playwright/test'
import type { Hands } from './Hands.ts'
import { KeyboardHands } from './KeyboardHands.ts'
import { PointerHands } from './PointerHands.ts'

/** What a journey that is taken by either hands is made of: their name, the hands, and what the journey has to itself. */
type ByHands<Own> = readonly [by: Hands['name'], Hands: new (page: Page) => Hands, own: Own]

/**
 * The two ways in which a journey is taken.
 *
 * @param pointer what the journey by pointer has to itself, such as a page of the log.
 * @param keyboard the same of the journey by keyboard.
 * @example for (const [by, Hands, place] of bothHands(25, 26)) test(`writes a note, by ${by}`, …)
 */
export const bothHands = <const Own>(pointer: Own, keyboard: Own): readonly ByHands<Own>[] => [
  ['pointer', PointerHands, pointer],
  ['keyboard', KeyboardHands, keyboard],
]
