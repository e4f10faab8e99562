import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { useGetDisclaimerQuery } from './templatesApi'

/** The text below the emails of a store; empty until it is read, and where there is none. */
export function useDisclaimerText(hyperionId: string | undefined): string {
  const { data } = useGetDisclaimerQuery(
    { query: { hyperionId: hyperionId ?? '' } },
    { skip: hyperionId === undefined },
  )
  return htmlText(data?.body ?? '')
}
