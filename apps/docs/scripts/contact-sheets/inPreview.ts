// Runs in the page of Storybook's preview: each function is sent there alone, without what stands around it.

/** As far as Storybook's preview is used here; its events are its public protocol. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly ready: () => Promise<void>
    readonly loadStory: (of: { storyId: string }) => Promise<{
      readonly parameters: {
        readonly viewport?: {
          readonly options?: Readonly<
            Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
          >
        }
      }
      readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
    }>
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: string, listener: (detail: unknown) => void) => void
    readonly off: (event: string, listener: (detail: unknown) => void) => void
    readonly emit: (event: string, detail: unknown) => void
  }
}

/** Waits until the preview can show stories, and has it show them with these globals: it reads those of an address with a story only. */
export const prepare = async (globals: Readonly<Record<string, unknown>>): Promise<void> => {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as PreviewWindow
  await preview.ready()
  channel.emit('updateGlobals', { globals })
}

/** The window that a story asks for; null where it does not. */
export const askedWindow = async (storyId: string): Promise<{ width: number; height: number } | null> => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
  const { parameters, storyGlobals } = await preview.loadStory({ storyId })
  const styles = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles
  return styles === undefined
    ? null
    : { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/** Shows a story, and plays it. Answers what went wrong; Storybook may then still be at it. */
export const showStory = async (storyId: string): Promise<string | null> => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow
  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ]
  const problem = await new Promise<string | null>((resolve) => {
    const fail = (detail: unknown) => {
      const { message, title } = (detail ?? {}) as { message?: string; title?: string }
      settle(message ?? title ?? 'could not be shown')
    }
    const finish = () => settle(null)
    const settle = (answer: string | null) => {
      channel.off('storyFinished', finish)
      for (const event of failures) channel.off(event, fail)
      resolve(answer)
    }
    channel.on('storyFinished', finish)
    for (const event of failures) channel.on(event, fail)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
  await document.fonts.ready
  return problem
}

/** Shows what stands there in another theme. */
export const wear = async (attributes: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
