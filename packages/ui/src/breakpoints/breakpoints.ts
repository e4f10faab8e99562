/**
 * The widths of the window at which layouts change, in CSS pixels. Styles take them from {@link media}, components from
 * `useWindowWidth`, so that both change at the same pixel.
 */

/** The widest window that is laid out for a phone. */
export const phoneMaxWidth = 720

/** The widest window in which the page of one record is a single column. */
export const narrowMaxWidth = 899

/** The widest window in which the page of one record has two columns; a wider one has three. */
export const twoColumnMaxWidth = 1399

/** The narrowest window in which columns of a grid stay in sight while it is scrolled sideways. */
export const fixedColumnMinWidth = 600

/** The lowest windows, in CSS pixels of height, such as one at 400 % zoom: nothing stays in sight while the page scrolls. */
export const shortMaxHeight = 400

/**
 * The same limits as conditions of media queries.
 *
 * @example
 * styled.div`
 *   @media ${media.phone} { padding: 8px; }
 *   @media ${media.phone} and ${media.short} { padding: 0; }
 * `
 */
export const media = {
  phone: `(max-width: ${phoneMaxWidth}px)`,
  narrow: `(max-width: ${narrowMaxWidth}px)`,
  twoColumns: `(max-width: ${twoColumnMaxWidth}px)`,
  fixedColumns: `(min-width: ${fixedColumnMinWidth}px)`,
  short: `(max-height: ${shortMaxHeight}px)`,
} as const

/** Whether a window of this width, in CSS pixels, is laid out for a phone. */
export const isPhoneWidth = (width: number): boolean => width <= phoneMaxWidth

/** Whether the page of one record has fewer than its three columns in a window of this width, in CSS pixels. */
export const isBelowThreeColumns = (width: number): boolean => width <= twoColumnMaxWidth

/** Whether the page of one record is a single column in a window of this width, in CSS pixels. */
export const isNarrowWidth = (width: number): boolean => width <= narrowMaxWidth
