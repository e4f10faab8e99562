/**
 * How many pixels one percent of a log is at least. The 15 columns of the Equity and the Service Log fit beside the checkboxes at
 * 1600 px, and the 12 of the Contact Log at 1280. Of what they usually hold nothing is cut: "Contact Not Made" takes 7 percent, a
 * year 4, a customer's name 12 in two lines.
 */
export const percentMinWidth = 11.9
