import { CardFrame } from '@retain/ui/card-frame'
import { ErrorState } from '@retain/ui/error-state'
import { Page } from '@retain/ui/page'
import { Splash } from '@retain/ui/splash'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { selectConfig } from '../../core/config/appConfigSlice'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { openTextMessage } from './openTextMessage'

/** The address of a text message's link, which leads to the opportunity that it names (S-072, S-242 to S-247, O-029). */
export function TextMessagePage() {
  const { id = '' } = useParams()
  const { appName } = useAppSelector(selectConfig)
  return (
    <Page>
      <title>{appName}</title>
      <Redirect key={id} id={id} />
    </Page>
  )
}

/** Follows one link; where that fails it shows a message, and trying again starts over. */
function Redirect({ id }: { readonly id: string }) {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void dispatch(openTextMessage(id, leaving.signal)).then((outcome) => {
      if (outcome === 'failed') setFailed(attempt)
    })
    return () => leaving.abort()
  }, [dispatch, id, attempt])
  if (failed !== attempt) return <Splash isInline text="Opening the customer" />
  return (
    <CardFrame data-filling="">
      <ErrorState
        text="The customer could not be opened."
        retryLabel="Try Again"
        onRetry={() => setAttempt(attempt + 1)}
      />
    </CardFrame>
  )
}
