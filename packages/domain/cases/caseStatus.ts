/** Where the figure of a case stands: printed by its source, asserted by a public test, approximate, wrong, or ours. */
export type CaseStatus =
  'published' | 'published-third-party' | 'published-approximate' | 'published-WRONG' | 'computed'
