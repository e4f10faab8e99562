import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** A language tag with its region: `en-US`, `ar-EG`. */
  readonly locale: string
  readonly children: ReactNode
}

/**
 * Says in which language and region the parts inside it write and read days, numbers and their own words: the order of
 * day and month, the day on which a week starts, decimal signs, what screen readers hear. Without it the browser's
 * language decides, and a page drawn on a server may differ from the one in the browser. The direction of the text is the
 * attribute `dir` of the document.
 *
 * @example
 * <LocaleProvider locale="en-US"><App /></LocaleProvider>
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
