/** Good requests of telephony. */
export const exampleTelephony = {
  getSipCredentials: (hyperionId: string) => ({ params: { hyperionId } }),
  findCallers: () => ({ body: { phone: '5550140182' } }),
}
