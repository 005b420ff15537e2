/** Cents of one unit: ten million euros. */
export const priceLimit = 1_000_000_000
/** Cents of a deal: a billion euros. Sums of ninety thousand such deals are exact in a JSON number. */
export const valueLimit = 100_000_000_000
/** Thousandths of a unit on one line. */
export const quantityLimit = 100_000_000
export const linesOfDeal = 200
export const contactsOfDeal = 50
/** Of the stages that a deal was in, the answer shows so many, the last ones. */
export const staysShown = 200
