import { GlobalStyle } from '@retain/ui/global-style'
import { LocaleProvider } from '@retain/ui/locale'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { showTheme, themeOf } from './appearance'
import { directionOf, localeOf } from './direction'
import { frameTheme, onFrameTheme } from './frameTheme'

const IsOnStage = createContext(false)

/** Props of {@link Stage}. */
export interface StageProps {
  /** What the toolbar says. */
  readonly globals: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** What every story stands on: theme, direction, language and the global style. A story inside a story stands on its. */
export function Stage({ globals, children }: StageProps) {
  const isOnStage = useContext(IsOnStage)
  // A frame in a page of words is told no globals.
  const around = useSyncExternalStore(onFrameTheme, frameTheme)
  if (isOnStage) return children
  showTheme(around ?? themeOf(globals))
  return (
    <IsOnStage value={true}>
      <LocaleProvider locale={localeOf(directionOf(globals))}>
        <GlobalStyle />
        {children}
      </LocaleProvider>
    </IsOnStage>
  )
}
