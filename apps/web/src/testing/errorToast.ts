import { screen } from '@testing-library/react'

/** How the toasts of errors are named for screen readers. */
const error = { name: /^Error: / }

/** The one toast of an error, as soon as it is in sight. */
export const findErrorToast = () => screen.findByRole('group', error)

/** Every toast of an error in sight. */
export const errorToasts = () => screen.queryAllByRole('group', error)
