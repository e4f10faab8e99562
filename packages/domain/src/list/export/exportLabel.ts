/** What exports a list, on its button and in the question before it. Ours. */
export const exportLabel = 'Export'
