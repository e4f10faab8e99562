import { CardFrame } from '@retain/ui/card-frame'
import { ErrorState } from '@retain/ui/error-state'
import { Skeleton } from '@retain/ui/skeleton'

interface SettingsWaitingProps {
  readonly isError: boolean
  readonly onRetry: () => void
}

/** In the place of a form of settings until they are there. */
export const SettingsWaiting = ({ isError, onRetry }: SettingsWaitingProps) => (
  <CardFrame data-filling="">
    {isError ? (
      <ErrorState text="The settings could not be loaded." onRetry={onRetry} />
    ) : (
      <Skeleton lines={8} label="Loading the settings" />
    )}
  </CardFrame>
)
