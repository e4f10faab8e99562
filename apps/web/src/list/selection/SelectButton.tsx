import { Button } from '@retain/ui/button'

/** Shows the boxes that select rows, where they have no room of their own: on a phone. */
export const SelectButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button variant="ghost" size="small" onPress={onPress}>
    Select
  </Button>
)
