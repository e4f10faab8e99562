import { formatCount, formatDollars } from '@retain/domain/money/format'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { media } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { IconButton } from '@retain/ui/icon-button'
import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { BodyPicture } from './BodyPicture'
import type { Listing } from './useListing'

const Root = styled.footer`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding: 10px 16px;
  background: var(--surface);
  border-block-start: 1px solid var(--line);
  box-shadow: var(--shadow-2);
  & p {
    margin: 0;
  }
  & small {
    display: block;
    font-size: var(--fs-2);
    color: var(--ink-2);
  }
  & ul {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 4px 4px 4px 12px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-2);
    font-size: var(--fs-3);
  }
  @media ${media.phone} {
    /* The rows say what is chosen; the vehicles need the room. */
    & ul {
      display: none;
    }
    & > p {
      flex-basis: 100%;
    }
    & > :last-child {
      flex: 1;
    }
  }
`

function textOfUse(chosen: number): string {
  if (chosen === 0) return 'Use these vehicles'
  return chosen === 1 ? 'Use this vehicle' : `Use these ${chosen} vehicles`
}

interface ListingTrayProps {
  readonly listing: Listing
  readonly limit: number
  readonly isSending: boolean
  readonly onUse: () => void
}

/** What is chosen, and the button that ends the visit with it. */
export function ListingTray({
  listing: { chosen, remove, clear },
  limit,
  isSending,
  onUse,
}: ListingTrayProps) {
  const { length } = chosen
  return (
    <Root aria-label="Chosen vehicles">
      <p role="status">
        <b>{`${length} of ${limit} chosen`}</b>
        <small>
          {length === limit
            ? 'Another one replaces the first.'
            : `Choose up to ${limit} vehicles to compare.`}
        </small>
      </p>
      <ul>
        {chosen.map((vehicle) => (
          <li key={vehicle.vin}>
            <BodyPicture bodyType={vehicle.bodyType} isSmall />
            <span>
              <b>{vehicleName(vehicle)}</b>
              <small>
                {[
                  vehicle.stockNo,
                  formatDollars(vehicle.price),
                  `${formatCount(vehicle.mileage)} miles`,
                ].join(' · ')}
              </small>
            </span>
            <IconButton
              label={`Remove ${vehicleName(vehicle)}`}
              size="tiny"
              icon={<X aria-hidden="true" />}
              onPress={() => remove(vehicle.vin)}
            />
          </li>
        ))}
      </ul>
      <Button variant="ghost" isDisabled={length === 0} onPress={clear}>
        Clear
      </Button>
      <Button variant="primary" isDisabled={length === 0} isLoading={isSending} onPress={onUse}>
        {textOfUse(length)}
      </Button>
    </Root>
  )
}
