/** The words of the link at the end of every outbound email. */
export const unsubscribeText = 'Unsubscribe from these emails'
