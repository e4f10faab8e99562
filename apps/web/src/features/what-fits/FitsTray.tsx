import { differenceText } from '@retain/domain/payment/playground/paymentGrid'
import { formatDollars } from '@retain/domain/money/format'
import { choiceLimit } from '@retain/domain/payment/what-fits/comparison'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { Button } from '@retain/ui/button'
import { IconButton } from '@retain/ui/icon-button'
import { LinkButton } from '@retain/ui/link-button'
import { X } from 'lucide-react'
import { RouterLink } from '../../shell/RouterLink'
import type { FitRow } from './fitRows'
import { Tray } from './whatFitsStyle'

interface FitsTrayProps {
  readonly chosen: readonly FitRow[]
  /** The playground that compares them. */
  readonly href: string
  readonly onRemove: (vin: string) => void
  readonly onClear: () => void
}

/** What is chosen, and the way to the playground. */
export function FitsTray({ chosen, href, onRemove, onClear }: FitsTrayProps) {
  const { length } = chosen
  return (
    <Tray aria-label="Chosen vehicles">
      {length === 0 ? (
        <p role="status">{`Choose up to ${choiceLimit} vehicles to compare.`}</p>
      ) : (
        <>
          <b role="status">{`${length} of ${choiceLimit}`}</b>
          <ul>
            {chosen.map(({ offer, fit }) => (
              <li key={offer.vin}>
                <span>
                  <b>{vehicleName(offer)}</b>
                  <small>
                    {[
                      fit.payment === null ? '' : `${formatDollars(fit.payment)} a month`,
                      fit.difference === null ? '' : differenceText(fit.difference),
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </small>
                </span>
                <IconButton
                  label={`Remove ${vehicleName(offer)}`}
                  size="tiny"
                  icon={<X aria-hidden="true" />}
                  onPress={() => onRemove(offer.vin)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="ghost" isDisabled={length === 0} onPress={onClear}>
        Clear
      </Button>
      {length === 0 ? (
        <Button variant="primary" isDisabled>
          Compare in playground
        </Button>
      ) : (
        <LinkButton href={href} variant="primary" linkComponent={RouterLink}>
          {`Compare ${length} in playground`}
        </LinkButton>
      )}
    </Tray>
  )
}
