import { dialAddress, keptForm } from '@retain/domain/contact-info/phone'
import { Button } from '@retain/ui/button'
import { useCoarsePointer } from '@retain/ui/coarse-pointer'
import { styled } from 'styled-components'
import { useAppDispatch } from '../../core/state/appHooks'
import { numberDialled } from '../../telephony/callEvents'
import { useDialWay } from '../../telephony/useDialWay'

/** A number in its line, with the place of a finger around it. */
const Dial = styled.a`
  position: relative;
  color: var(--accent-ink);
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
`

interface PhoneNumberProps {
  readonly number: string
  readonly ext: string | null
  /** As it is written. */
  readonly shown: string
}

/** A good number on file: pressed, it is dialled by the app's telephone, or by a link where the device is one. */
export function PhoneNumber({ number, ext, shown }: PhoneNumberProps) {
  const dispatch = useAppDispatch()
  const way = useDialWay()
  const isHandheld = useCoarsePointer()
  const address = dialAddress(number, ext)
  if (address === null || way === 'by hand' || (way === 'link on a telephone' && !isHandheld)) return shown
  if (way === 'link on a telephone') return <Dial href={address}>{shown}</Dial>
  return (
    <Button
      variant="link"
      size="tiny"
      aria-label={`Dial ${shown}`}
      onPress={() => dispatch(numberDialled(keptForm({ number, extension: ext })))}
    >
      {shown}
    </Button>
  )
}
