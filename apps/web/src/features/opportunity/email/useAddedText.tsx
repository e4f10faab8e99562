import { hasSignature } from '@retain/domain/activity/email/emailSignature'
import { htmlText } from '@retain/domain/text/html/escapeHtml'
import { useMemo } from 'react'
import { useAppSelector } from '../../../core/state/appHooks'
import { selectUser } from '../../../session/sessionSlice'
import { useDisclaimerText } from '../../templates/useDisclaimerText'

/**
 * What is sent below the text of an email without being written there: the signature of its sender, unless the text ends with it,
 * and the disclaimer of its store.
 *
 * @returns a line for each; `undefined` where nothing is added.
 */
export function useAddedText(body: string, hyperionId: string | undefined) {
  const signature = useAppSelector(selectUser)?.profile.signature ?? null
  const disclaimer = useDisclaimerText(hyperionId)
  const isSigned = hasSignature(body, signature)
  return useMemo(() => {
    const lines = [
      ...(isSigned ? [] : [`Signature · ${htmlText(signature ?? '')}`]),
      ...(disclaimer === '' ? [] : [`Email Disclaimer · ${disclaimer}`]),
    ]
    return lines.length === 0 ? undefined : lines.map((line) => <p key={line}>{line}</p>)
  }, [isSigned, signature, disclaimer])
}
