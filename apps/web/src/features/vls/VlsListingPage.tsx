import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { readVlsWindow, vlsReturnAddress, vlsTokenOf } from '@retain/domain/vls/vlsAddresses'
import { accessEndedText, vlsAwayText } from '@retain/domain/vls/vlsProgress'
import { Button } from '@retain/ui/button'
import { PageMessage } from '@retain/ui/page-message'
import { Splash } from '@retain/ui/splash'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../core/state/appHooks'
import { useBusy } from '../../forms/useBusy'
import { Listing } from './listing/Listing'
import { vlsApi } from './vlsApi'

const closeWindow = () => window.close()

/** The window of the listing service in the demonstration: whoever holds a token chooses vehicles of the store in it (OP-099). */
export function VlsListingPage() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { busyWith, run } = useBusy<'use'>()
  const [failure, setFailure] = useState<string | null>(null)
  const token = vlsTokenOf(search)
  const { data, error, isFetching, refetch } = vlsApi.endpoints.getVlsInventory.useQuery(
    token === null ? skipToken : { query: { token } },
  )
  const isEnded = token === null || (error !== undefined && 'status' in error && error.status === 404)
  const use = (vins: readonly string[]) =>
    run('use', async () => {
      if (token === null) return
      setFailure(null)
      const answer = await dispatch(
        vlsApi.endpoints.chooseVlsVehicles.initiate({ body: { token, vins: [...vins] } }, { track: false }),
      )
      if (answer.error === undefined) void navigate(vlsReturnAddress(token), { replace: true })
      else setFailure('status' in answer.error && answer.error.status === 404 ? accessEndedText : vlsAwayText)
    })
  return (
    <>
      <title>{pageTitles.vlsListing}</title>
      {data !== undefined ? (
        <Listing
          inventory={data}
          {...readVlsWindow(hash)}
          isSending={busyWith !== null}
          failure={failure}
          onUse={use}
          onClose={closeWindow}
        />
      ) : isEnded || (error !== undefined && !isFetching) ? (
        <PageMessage
          kind={isEnded ? 'access-denied' : 'error'}
          title="Vehicle listing"
          text={isEnded ? accessEndedText : vlsAwayText}
          action={
            isEnded ? (
              <Button onPress={closeWindow}>Close window</Button>
            ) : (
              <Button variant="primary" onPress={() => void refetch()}>
                Try Again
              </Button>
            )
          }
          isWindow
        />
      ) : (
        <Splash text="Loading the vehicle listing" />
      )}
    </>
  )
}
