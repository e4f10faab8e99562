import type { VehicleType } from '@retain/domain/vehicle/vehicleTypes'
import { Button } from '@retain/ui/button'
import { Chip } from '@retain/ui/chip'
import { ErrorState } from '@retain/ui/error-state'
import { Skeleton } from '@retain/ui/skeleton'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useGetKeyFeaturesQuery } from '../opportunityApi'

const Features = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
`

interface KeyFeaturesProps {
  readonly opptId: string
  readonly vehicleType: VehicleType
}

/** What a vehicle is known for, asked for when somebody opens it (O-438). */
export function KeyFeatures(props: KeyFeaturesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <Button
        variant="link"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPress={() => setIsOpen((current) => !current)}
      >
        Key features
      </Button>
      {isOpen && (
        <div id={id}>
          <FeatureList {...props} />
        </div>
      )}
    </div>
  )
}

function FeatureList({ opptId, vehicleType }: KeyFeaturesProps) {
  const { data, isError, isFetching, refetch } = useGetKeyFeaturesQuery({ params: { vehicleType, opptId } })
  if (isError && !isFetching)
    return <ErrorState text="The key features could not be loaded." onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={2} label="Loading the key features" />
  if (data.keyFeatures.length === 0) return <p>No key features are known of this vehicle.</p>
  return (
    <Features aria-label="Key features">
      {data.keyFeatures.map((feature) => (
        <li key={feature}>
          <Chip tone="line">{feature}</Chip>
        </li>
      ))}
    </Features>
  )
}
