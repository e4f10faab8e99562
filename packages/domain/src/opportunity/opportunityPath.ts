/**
 * The path of an opportunity's page, without its query (O-011, O-273).
 *
 * @example opportunityPath('42') // '/app/opportunity/42'
 */
export const opportunityPath = (opptId: string): string => `/app/opportunity/${encodeURIComponent(opptId)}`
