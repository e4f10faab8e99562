/** Fetches the code of the opportunity page. */
export const loadOpportunityPage = () => import('../features/opportunity/OpportunityPage')

/** Fetches it while nobody waits for it: from a log most people go there next. */
export const prepareOpportunityPage = (): void => {
  // Without a connection the router tries again when the page is opened, and says what is wrong.
  loadOpportunityPage().catch(() => undefined)
}
