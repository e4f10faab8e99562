/** Shown where payments could not be computed. Not in the specification. */
export const computationFailedText =
  'The payments could not be computed. Those that show do not have the last change.'
