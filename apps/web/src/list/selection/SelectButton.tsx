import { Button } from '@retain/ui/button'

/** Shows the checkboxes of the rows on a phone, where they are hidden at first. */
export const SelectButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button variant="ghost" size="small" onPress={onPress}>
    Select
  </Button>
)
