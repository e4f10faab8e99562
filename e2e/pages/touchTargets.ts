import { expect, type Page } from '@playwright/test'

/** A control that is pressed in less than 44 by 44 px. */
interface SmallTarget {
  readonly name: string
  readonly width: number
  readonly height: number
}

/**
 * The controls in sight, or to be scrolled to, whose target is less than 44 by 44 px: the place around the middle of each at which
 * a press reaches it. A part of a field counts with its field, and a link that shows with the focus is for keys.
 */
const smallTargets = (page: Page): Promise<readonly SmallTarget[]> =>
  page.evaluate(() => {
    const least = 44
    const selector =
      'a[href], button, input, select, textarea, label:has([type=checkbox], [type=radio]), [role=button], [role=tab], [role=option], [role=menuitem], [role=menuitemradio]'
    const apart = ':disabled, [href="#page"], [aria-label=Dismiss], [aria-hidden=true] *, [inert] *'
    const fieldOf = (control: Element): Element | null =>
      control.matches('input, textarea')
        ? (control.closest('label') ?? control.closest('[data-box], [role=group]') ?? control)
        : control
    const isDrawn = (control: Element): boolean => {
      const { width, height } = control.getBoundingClientRect()
      // What is for screen readers only stands in a pixel.
      const isHidden = control.parentElement !== null && control.parentElement.clientWidth <= 1
      return width > 1 && height > 1 && !isHidden && getComputedStyle(control).visibility === 'visible'
    }
    const reaches = (control: Element, x: number, y: number): boolean => {
      const pressed = document.elementFromPoint(x, y)
      if (pressed === null) return false
      const target = fieldOf(control)
      return target?.contains(pressed) === true || pressed.closest('label')?.control === control
    }
    /** How far one gets from the middle until a press reaches something else, both ways together. */
    const extent = (control: Element, stepX: number, stepY: number): number => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const along = (sign: number): number => {
        let steps = 0
        while (
          steps < least &&
          reaches(control, x + sign * (steps + 1) * stepX, y + sign * (steps + 1) * stepY)
        )
          steps += 1
        return steps
      }
      return reaches(control, x, y) ? along(1) + along(-1) + 1 : 0
    }
    return [...document.querySelectorAll(selector)].flatMap((control) => {
      if (control.matches(apart) || !isDrawn(control)) return []
      control.scrollIntoView({ block: 'center', inline: 'nearest' })
      const name = control.getAttribute('aria-label') ?? control.textContent
      // The border of a box, a pixel at each side, belongs to it.
      const edge = control.parentElement?.querySelector('input, [role=spinbutton]') === null ? 0 : 2
      const found = {
        name: `${control.tagName.toLowerCase()} ${name.trim()}`,
        width: extent(control, 1, 0) + edge,
        height: extent(control, 0, 1) + edge,
      }
      return found.width < least || found.height < least ? [found] : []
    })
  })

/** Expects everything that one presses to have a target of at least 44 by 44 px. */
export const expectTouchTargets = async (page: Page): Promise<void> => {
  await expect(async () => expect(await smallTargets(page)).toEqual([])).toPass({ timeout: 60_000 })
}
