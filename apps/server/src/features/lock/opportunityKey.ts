/** Names an opportunity with the store that it belongs to. */
export interface OpportunityKey {
  readonly hyperionId: string
  readonly opptId: string
}
