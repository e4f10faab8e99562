import { page } from 'vitest/browser'
import { showDirection, type Direction } from '../appearance/direction'
import { sidewaysProblems } from './sidewaysProblems'
import { untilDrawn } from './stillPage'

/** 1280 px at 400 % zoom, as WCAG 2.2 has it in 1.4.10 (Reflow). */
const zoomed = { width: 320, height: 640 }

const inDirection = (direction: Direction, mayScroll: boolean): readonly string[] => {
  showDirection(direction)
  return sidewaysProblems(mayScroll)
}

/**
 * Turns the document, as it stands, from right to left, and shows it in both directions as at 400 % zoom. Leaves it as
 * wide as zoomed: the next story sets its own window.
 */
export const layoutProblems = async (mayScroll: boolean): Promise<string[]> => {
  const usual = inDirection('ltr', true)
  const turned = inDirection('rtl', true).filter((problem) => !usual.includes(problem))
  await page.viewport(zoomed.width, zoomed.height)
  await untilDrawn()
  const rightToLeft = inDirection('rtl', mayScroll)
  const leftToRight = inDirection('ltr', mayScroll)
  return [
    ...turned.map((problem) => `right to left: ${problem}`),
    ...leftToRight.map((problem) => `at 400 % zoom: ${problem}`),
    ...rightToLeft
      .filter((problem) => !leftToRight.includes(problem))
      .map((problem) => `at 400 % zoom, right to left: ${problem}`),
  ]
}
