import { createContext, useContext, useLayoutEffect, type CSSProperties, type ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'

/** The direction of the provider around, if there is one. */
const DirectionAround = createContext<'ltr' | 'rtl' | undefined>(undefined)

const noBox: CSSProperties = { display: 'contents' }

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** A language tag with its region: `en-US`, `ar-EG`. */
  readonly locale: string
  /** What is written in the language. */
  readonly children: ReactNode
}

/**
 * Says in which language and region the parts inside it write and read days and numbers: the order of day and month, the
 * day on which a week starts, decimal signs, what react-aria says by itself. The words of the kit stay English. Without it
 * the browser's language decides, and a page drawn on a server may differ from the one in the browser.
 *
 * It is the one source of the reading direction too: react-aria takes arrow keys and the places of floating panels from
 * the language, the layout takes its sides from the attribute `dir`, and this writes the language's direction there: the
 * outermost provider onto the document, one inside another around its children where its direction is a different one.
 * A server writes the same `dir` on `html`, so that the layout does not change direction during hydration.
 *
 * @example
 * <LocaleProvider locale="en-US"><App /></LocaleProvider>
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  const around = useContext(DirectionAround)
  return (
    <I18nProvider locale={locale}>
      {around === undefined ? (
        <WholeDocument>{children}</WholeDocument>
      ) : (
        <Part around={around}>{children}</Part>
      )}
    </I18nProvider>
  )
}

function WholeDocument({ children }: { readonly children: ReactNode }) {
  const { direction } = useLocale()
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return <DirectionAround value={direction}>{children}</DirectionAround>
}

function Part({ around, children }: { readonly around: 'ltr' | 'rtl'; readonly children: ReactNode }) {
  const { direction } = useLocale()
  return (
    <div dir={direction === around ? undefined : direction} style={noBox}>
      <DirectionAround value={direction}>{children}</DirectionAround>
    </div>
  )
}
