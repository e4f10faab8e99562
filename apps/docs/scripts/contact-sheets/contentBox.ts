/** A part of the window, in px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Runs in the page: the part of the window on which the story paints something, with a margin. Where a dialog dims the
 * page, the dialog alone.
 */
export const contentBox = (): Box => {
  const margin = 16
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const add = ({ left, top, right, bottom }: DOMRect): void => {
    if (right - left <= 1 || bottom - top <= 1) return
    box.left = Math.min(box.left, left)
    box.top = Math.min(box.top, top)
    box.right = Math.max(box.right, right)
    box.bottom = Math.max(box.bottom, bottom)
  }
  const paints = (element: Element, style: CSSStyleDeclaration): boolean =>
    element.matches('svg, img, canvas, video, input, textarea, select, iframe') ||
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].some(
      (side) => side !== '0px',
    )
  const measure = (node: Node): void => {
    if (node instanceof Text) {
      const range = document.createRange()
      range.selectNodeContents(node)
      add(range.getBoundingClientRect())
    } else if (node instanceof Element) {
      if (node.matches('script, style, .sb-wrapper, #storybook-docs, #storybook-highlights-root')) return
      const style = getComputedStyle(node)
      if (style.display === 'none' || style.visibility === 'hidden') return
      // What a part hides or scrolls does not count, but the part itself does.
      const isCut = style.overflowX !== 'visible' || style.overflowY !== 'visible'
      const isDrawn = paints(node, style) || getComputedStyle(node, '::before').content !== 'none'
      if (isCut || isDrawn) add(node.getBoundingClientRect())
      if (!isCut) for (const child of node.childNodes) measure(child)
    }
  }
  const scrims = [...document.body.querySelectorAll('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isWhole = width >= window.innerWidth && height >= window.innerHeight
    return isWhole && /[,/] ?0?\.\d+\)$/.test(getComputedStyle(element).backgroundColor)
  })
  const dimming = scrims.at(-1)
  for (const child of (dimming ?? document.body).children) measure(child)
  if (box.left > box.right) return { x: 0, y: 0, width: 200, height: 100 }
  const x = Math.max(0, Math.floor(box.left) - margin)
  const y = Math.max(0, Math.floor(box.top) - margin)
  return {
    x,
    y,
    width: Math.max(1, Math.min(window.innerWidth, Math.ceil(box.right) + margin) - x),
    height: Math.max(1, Math.min(window.innerHeight, Math.ceil(box.bottom) + margin) - y),
  }
}
