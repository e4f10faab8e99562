// Runs in a page of words: it is sent there alone, without what stands around it.

/** What a reader of the page as it stands would stumble over, a sentence each. */
export const pageProblems = (isDark: boolean): readonly string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${element.className === '' ? '' : `.${String(element.className).split(' ').at(-1)}`} "${element.textContent.trim().slice(0, 30)}"`
  const scrollers = [...document.querySelectorAll('*')].filter((element) => {
    const { overflowX } = getComputedStyle(element)
    return element.clientWidth > 0 && ['auto', 'scroll', 'hidden', 'clip'].includes(overflowX)
  })
  const isCut = (element: Element): boolean =>
    scrollers.some((scroller) => scroller !== element && scroller.contains(element))
  const isBeyond = (element: Element): boolean => {
    const { right, left, width } = element.getBoundingClientRect()
    return width > 0 && (right > clientWidth + 1 || left < -1) && !isCut(element)
  }
  const beyond = [...document.querySelectorAll('#storybook-docs *')].filter(isBeyond)

  const lightness = (colour: string): number => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (canvas === null) return 0
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red * 0.299 + green * 0.587 + blue * 0.114) / 255
  }
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
    return isClear && element.parentElement !== null ? groundOf(element.parentElement) : backgroundColor
  }
  const frames = [...document.querySelectorAll('iframe')].map(
    (frame) => [frame.title, frame.contentDocument?.body] as const,
  )
  const code = [...document.querySelectorAll('.docblock-source')].map(
    (block) => ['a code sample', block] as const,
  )
  const wrong = [...frames, ...code].flatMap(([name, element]) => {
    if (element === undefined) return [`the frame "${name}" has no page`]
    const ground = lightness(groundOf(element))
    const isRight = isDark ? ground < 0.35 : ground > 0.65
    return isRight
      ? []
      : [`"${name}" is ${ground.toFixed(2)} light in the ${isDark ? 'dark' : 'light'} theme`]
  })

  const rows = [...document.querySelectorAll('.docblock-argstable-body tr')].filter(
    (row) => row.querySelectorAll('td').length > 2,
  )
  const poor = rows.flatMap((row) => {
    const [name, about, fallback] = [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())
    const [description, type] = [...row.querySelectorAll('td:nth-child(2) > div')].map((part) =>
      part.textContent.trim(),
    )
    return [
      ...((description ?? '') === '' || (type ?? '') === ''
        ? [`the row of ${name} lacks description or type: "${about}"`]
        : []),
      ...(/(^|\s)@[a-z]+/.test(`${about} ${fallback}`) ? [`the row of ${name} shows a tag`] : []),
    ]
  })
  const text = document.querySelector('#storybook-docs')?.textContent ?? ''
  return [
    ...(scrollWidth > clientWidth + 1
      ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`]
      : []),
    ...[...new Set(beyond.slice(0, 3).map(nameOf))].map((name) => `${name} is out of the window`),
    ...wrong,
    ...poor,
    ...(/(^|\s)@(example|default|param)\b/.test(text.replaceAll(/`[^`]*`/g, '')) && rows.length > 0
      ? ['a tag of a comment is shown']
      : []),
  ]
}

/** Has framed stories drawn that are out of sight, and waits until nothing changes any more. */
export const untilStill = async (): Promise<void> => {
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
  for (const frame of document.querySelectorAll('iframe')) {
    frame.loading = 'eager'
    const isDrawn = () => frame.contentDocument?.body?.classList.contains('sb-show-main') ?? false
    for (let tries = 0; tries < 200 && !isDrawn(); tries += 1) await wait(50)
  }
  await document.fonts.ready
  let changed = performance.now()
  const started = changed
  const observer = new MutationObserver(() => {
    changed = performance.now()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  // A story may count seconds for ever.
  while (performance.now() - changed < 400 && performance.now() - started < 10_000) await wait(50)
  observer.disconnect()
}
