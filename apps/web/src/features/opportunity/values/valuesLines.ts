/** As many lines of a skeleton are about as high as the charts of values over time. */
export const valuesLines = 12
