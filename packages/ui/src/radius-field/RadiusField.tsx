import { TextField, type TextFieldProps } from '../text-field/TextField'

/** Props of {@link RadiusField}: in the empty box stands the `placeholder`, under it the limit as `hint`. */
export type RadiusFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/**
 * How far around: a number with a word in the empty box and its limit under it, whose place an error takes. It holds the
 * text that was typed, because the rule of its limit judges that.
 *
 * @example
 * <RadiusField label="Customer Radius" placeholder="# of Miles" hint="Max of 50 miles" value={miles} onChange={setMiles} />
 */
export function RadiusField(props: RadiusFieldProps) {
  return <TextField {...props} inputMode="numeric" />
}
