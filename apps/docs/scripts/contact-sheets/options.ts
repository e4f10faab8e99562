import { parseArgs } from 'node:util'
import { isDark, isMoreContrast, themeNames } from '../../src/appearance/appearance.ts'

/** How the page looks in one picture: a theme, or the forced colours of the operating system. */
export interface Look {
  readonly name: string
  readonly attributes: Readonly<Record<'data-theme' | 'data-contrast', string>>
  readonly isForced: boolean
}

/** What to photograph. */
export interface ShotOptions {
  /** Parts of story ids; without any, every story. */
  readonly filters: readonly string[]
  readonly looks: readonly Look[]
  readonly direction: 'ltr' | 'rtl'
  /** The window's width, in px, where the story does not say. */
  readonly width: number
}

const themeLooks: readonly Look[] = themeNames.map((theme) => ({
  name: theme,
  attributes: {
    'data-theme': isDark(theme) ? 'dark' : 'light',
    'data-contrast': isMoreContrast(theme) ? 'more' : 'standard',
  },
  isForced: false,
}))

const forcedColours: Look = {
  name: 'forcedColours',
  attributes: { 'data-theme': 'light', 'data-contrast': 'standard' },
  isForced: true,
}

/** Reads the command line. Throws for an unknown option or theme. */
export const readOptions = (args: readonly string[]): ShotOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      theme: { type: 'string', multiple: true },
      rtl: { type: 'boolean', default: false },
      width: { type: 'string', default: '1200' },
    },
  })
  const known = [...themeLooks, forcedColours]
  const wanted = values.theme?.map((name) => {
    const look = known.find((candidate) => candidate.name === name)
    if (look === undefined)
      throw new Error(`No theme "${name}"; there are: ${known.map((one) => one.name).join(', ')}`)
    return look
  })
  const width = Number(values.width)
  if (!Number.isInteger(width) || width < 200) throw new Error(`No width: ${values.width}`)
  return {
    filters: positionals.map((part) => part.toLowerCase()),
    looks: wanted ?? themeLooks,
    direction: values.rtl ? 'rtl' : 'ltr',
    width,
  }
}
