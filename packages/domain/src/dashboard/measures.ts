/** What a manager's page counts, in its order. Each has an SQL view and a paragraph in docs/measures.md. */
export const measureKeys = ['contacts', 'answers', 'leads', 'responseTime', 'flags', 'coverage'] as const
export type MeasureKey = (typeof measureKeys)[number]

/** What a measure is. */
export interface Measure {
  readonly key: MeasureKey
  readonly label: string
  /** In what it is told: things that are counted, or seconds of which the median is taken. */
  readonly unit: 'count' | 'seconds'
  /**
   * `period`: what happened in a period, so that it has a figure for each week. `now`: what stands at this moment, whatever
   * the period, so that it has none.
   */
  readonly of: 'period' | 'now'
  /** One sentence of what is counted. */
  readonly meaning: string
}

/** The measures by their keys. */
export const measures: Readonly<Record<MeasureKey, Measure>> = {
  contacts: {
    key: 'contacts',
    label: 'Contacts',
    unit: 'count',
    of: 'period',
    meaning: 'Calls with customers and emails to them, by who made or sent them.',
  },
  answers: {
    key: 'answers',
    label: 'Answers',
    unit: 'count',
    of: 'period',
    meaning: 'Emails from customers, by who wrote the email that the customer answered.',
  },
  leads: {
    key: 'leads',
    label: 'Leads',
    unit: 'count',
    of: 'period',
    meaning: 'Leads that a lead system has created, by who sent them.',
  },
  responseTime: {
    key: 'responseTime',
    label: 'Response time, median',
    unit: 'seconds',
    of: 'period',
    meaning:
      'The median time from an email of a customer to its reply, or to the word that it needs none, by when the email came.',
  },
  flags: {
    key: 'flags',
    label: 'Flags',
    unit: 'count',
    of: 'now',
    meaning: 'Opportunities that are flagged now, by for whom they are flagged.',
  },
  coverage: {
    key: 'coverage',
    label: 'List coverage',
    unit: 'count',
    of: 'now',
    meaning:
      'Active opportunities, and how many of them had their last contact in the period, by their owners.',
  },
}

/** The measures that the chart can show; list coverage has one of its own. */
export const chartedKeys = ['contacts', 'answers', 'leads', 'responseTime', 'flags'] as const
export type ChartedKey = (typeof chartedKeys)[number]
