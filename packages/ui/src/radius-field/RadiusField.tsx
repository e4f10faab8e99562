import { TextField, type TextFieldProps } from '../text-field/TextField'

/** Props of {@link RadiusField}. */
export interface RadiusFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'hint' | 'placeholder'
> {
  /** Stands in the empty box. */
  readonly hint: string
  /** Stands under the box; an error takes its place. */
  readonly footer?: string | undefined
}

/**
 * How far around: a number with a hint in the empty box and its limit under it. It holds the text that was typed,
 * because the rule of its limit judges that.
 *
 * @example
 * <RadiusField label="Customer Radius" hint="# of Miles" footer="Max of 50 miles" value={miles} onChange={setMiles} />
 */
export function RadiusField({ hint, footer, ...field }: RadiusFieldProps) {
  return <TextField {...field} inputMode="numeric" placeholder={hint} hint={footer} />
}
