/**
 * Whether an element is laid out from right to left: the one question for keys and pointers that move along what is
 * drawn. What react-aria does by itself (its arrow keys, where panels float) follows the language of `LocaleProvider`,
 * which sees to it that both are the same. In handlers and effects only: it asks the layout.
 */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'
