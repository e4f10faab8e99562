/** The side of its target on which a step stands. */
export type StepPosition = 'top' | 'right' | 'bottom' | 'left'

/** One thing that the tour shows (S-275). `selector` finds the element on the page that it speaks of. */
export interface TourStep {
  readonly title: string
  readonly text: string
  readonly selector: string
  readonly position: StepPosition
}

/**
 * A screen or a part of one that the tour describes. `level` is 0 for what stands on every page and for pages, 1 within
 * a page.
 */
export interface TourContainer {
  readonly label: string
  readonly level: 0 | 1
  readonly steps: readonly TourStep[]
}

const step = (target: string, position: StepPosition, title: string, text: string): TourStep => ({
  title,
  text,
  selector: `[data-tour='${target}']`,
  position,
})

/** The 14 containers of the tour, in the order in which they are met (S-269, S-796). */
export const tourContainers = {
  leftNavigation: {
    label: 'Left navigation',
    level: 0,
    steps: [
      step(
        'navigation',
        'right',
        'Your pages',
        'The logs come first. What you see depends on what you may do.',
      ),
      step('navigation-collapse', 'right', 'More room', 'Folds the navigation down to its icons, and back.'),
    ],
  },
  storeHeader: {
    label: 'Store header',
    level: 0,
    steps: [
      step(
        'store',
        'bottom',
        'Your store',
        'Every list and count is that of this store. Choose another one here.',
      ),
    ],
  },
  topBarAlerts: {
    label: 'Top bar alerts',
    level: 0,
    steps: [
      step(
        'alerts',
        'bottom',
        'Alerts',
        'Emails, reminders and customers in the service drive, as they happen.',
      ),
    ],
  },
  quickSearch: {
    label: 'Quick search',
    level: 0,
    steps: [
      step(
        'quick-search',
        'bottom',
        'Find anybody',
        'Type a name, a phone number, an email address, a stock number or a VIN, and press Enter.',
      ),
    ],
  },
  userMenu: {
    label: 'User menu',
    level: 0,
    steps: [
      step(
        'user-menu',
        'bottom',
        'About you',
        'Your email signature, helpful links, this tutorial, and the way out.',
      ),
    ],
  },
  equityLog: {
    label: 'Equity Log',
    level: 0,
    steps: [
      step(
        'log-title',
        'bottom',
        'Equity Log',
        'Customers whose vehicle is worth a conversation, best first.',
      ),
      step(
        'log-grid',
        'top',
        'One customer a row',
        'Click a name to open the opportunity. A lock shows who works on it.',
      ),
      step('log-paging', 'top', 'Page by page', 'Go on to the next page, or show all.'),
    ],
  },
  filters: {
    label: 'Filters',
    level: 1,
    steps: [
      step('filters', 'bottom', 'Filters', 'Narrow the list down, and add the filters that you need.'),
      step(
        'saved-searches',
        'bottom',
        'Saved searches',
        'Keep filters under a name, and make one your first list.',
      ),
    ],
  },
  columnOptions: {
    label: 'Column options',
    level: 1,
    steps: [
      step('column-options', 'left', 'Columns', 'Add, remove and order the columns. Each log keeps its own.'),
    ],
  },
  serviceLog: {
    label: 'Service Log',
    level: 0,
    steps: [
      step('log-title', 'bottom', 'Service Log', 'Who is in the service lane today, and who is expected.'),
      step('log-grid', 'top', 'Live', 'Rows appear when a repair order opens or a VIN is scanned.'),
    ],
  },
  contactLog: {
    label: 'Contact Log',
    level: 0,
    steps: [
      step('log-title', 'bottom', 'Contact Log', 'Emails of your customers of the last 30 days.'),
      step('log-grid', 'top', 'Replies', 'The reply column shows what still waits for an answer.'),
    ],
  },
  searchLog: {
    label: 'Search log',
    level: 0,
    steps: [
      step(
        'log-title',
        'bottom',
        'Search log',
        'What your quick search found, in the columns that you chose.',
      ),
    ],
  },
  opportunityDetails: {
    label: 'Opportunity details',
    level: 0,
    steps: [
      step(
        'opportunity-head',
        'bottom',
        'The customer',
        'Status, phone numbers, and the way to the next row of your list.',
      ),
      step(
        'opportunity-vehicle',
        'right',
        'Vehicle and payment',
        'What they drive, what it is worth, and what they owe.',
      ),
      step(
        'opportunity-contact',
        'left',
        'Contact',
        'Log a call, write an email or a note, and set a reminder.',
      ),
      step(
        'opportunity-history',
        'top',
        'History',
        'Everything that was done with this customer, newest first.',
      ),
    ],
  },
  playground: {
    label: 'Playground',
    level: 1,
    steps: [
      step(
        'playground-vehicles',
        'bottom',
        'Vehicles',
        'Choose the vehicles to compare with the present one.',
      ),
      step(
        'playground-grid',
        'top',
        'Payments',
        'Payments by term and down payment, beside today’s payment.',
      ),
    ],
  },
  customer360: {
    label: 'Customer 360',
    level: 1,
    steps: [
      step(
        'customer-360',
        'bottom',
        'Customer 360',
        'Every deal and visit of this customer and their household.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, TourContainer>>

export type TourContainerName = keyof typeof tourContainers

/** The names of the 14 containers. */
export const tourContainerNames = Object.keys(tourContainers) as TourContainerName[]
