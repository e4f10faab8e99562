import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GlobalStyle } from '@retain/ui/global-style'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { isDark, showTheme, themeOf } from './appearance'
import { CodeStyle } from './CodeStyle'
import { darkDocs, lightDocs } from './docsTheme'
import { PropsTableStyle } from './PropsTableStyle'

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>
}

type Channel = DocsContainerProps['context']['channel']

const lastTheme = (channel: Channel) => {
  const last = (event: string) => (channel.last(event) as readonly GlobalsEvent[] | undefined)?.[0]
  return themeOf((last(GLOBALS_UPDATED) ?? last(SET_GLOBALS))?.globals ?? {})
}

/** Shows the pages of words in the theme of the toolbar, as the stories are. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [theme, setTheme] = useState(() => lastTheme(channel))
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => setTheme(themeOf(globals))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  useEffect(() => showTheme(theme), [theme])
  return (
    <DocsContainer context={context} theme={isDark(theme) ? darkDocs : lightDocs}>
      <GlobalStyle />
      <CodeStyle />
      <PropsTableStyle />
      {children}
    </DocsContainer>
  )
}
